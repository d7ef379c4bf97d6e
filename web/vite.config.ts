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
  server: { headers: isolated },
  preview: { headers: isolated },
  // Browsers know `light-dark()` since the spring of 2024; nothing is rewritten for older ones.
  build: { assetsInlineLimit: 0, cssTarget: ["chrome123", "firefox120", "safari17.5"] },
  worker: { format: "es" },
});
