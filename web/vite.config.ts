// How the page is built. Addresses are relative, so that it can be served from any folder.
// SPDX-License-Identifier: MIT
import { defineConfig } from "vite";
import { compress } from "./compress.ts";
import { precache } from "./precache.ts";

const isolated = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
};

export default defineConfig({
  base: "./",
  plugins: [precache(), compress()],
  // The table of colors is read where the core has it.
  server: { headers: isolated, fs: { allow: [".."] } },
  preview: { headers: isolated },
  // Those that know SIMD in WebAssembly, without which there is no core. Newer parts of CSS, such as `light-dark()`, are
  // rewritten for them.
  build: { assetsInlineLimit: 0, target: ["chrome91", "firefox89", "safari16.4"] },
  worker: { format: "es" },
});
