// Lays compressed copies beside the files of a build, for servers that hand them out.
// SPDX-License-Identifier: MIT
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

export function compress(): Plugin {
  return {
    name: "compress",
    apply: "build",
    closeBundle() {
      for (const name of readdirSync("dist", { recursive: true, encoding: "utf8" })) {
        const path = `dist/${name}`;
        if (!/\.(js|css|html|svg|wasm|webmanifest)$/.test(name) || statSync(path).size < 1000) continue;
        const bytes = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(bytes));
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
