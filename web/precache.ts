// Writes the service worker of a build: it is told the names of all files, and a version that changes with any of them.
// SPDX-License-Identifier: MIT
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

export function precache(): Plugin {
  return {
    name: "precache",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const hash = createHash("sha256");
      const built = Object.values(bundle).map((file) => {
        hash.update(file.fileName).update(file.type === "chunk" ? file.code : file.source);
        return file.fileName;
      });
      const copied = readdirSync("public");
      for (const name of copied) hash.update(name).update(readFileSync(`public/${name}`));
      const source = readFileSync("src/service-worker.js", "utf8")
        .replace("[/* files */]", JSON.stringify([...built, ...copied].filter((name) => !name.endsWith(".map")).sort()))
        .replace("/* version */", hash.digest("hex").slice(0, 16));
      this.emitFile({ type: "asset", fileName: "service-worker.js", source });
    },
  };
}
