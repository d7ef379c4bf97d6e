// How the page is built. Addresses are relative, so that it can be served from any folder.
// SPDX-License-Identifier: MIT
import { defineConfig } from "vite";
import { precache } from "./precache.ts";

const isolated = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
};

export default defineConfig({
  base: "./",
  plugins: [precache()],
  server: { headers: isolated },
  preview: { headers: isolated },
  build: { assetsInlineLimit: 0 },
  worker: { format: "es" },
});
