// The examples of the documentation run, and print what stands behind them.
// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { root } from "./levels.mjs";

const example = /```js\n(?<code>[^]*?)```\n(?:\n```text\n(?<output>[^]*?)```)?/g;

for (const page of ["docs/wasm.md", "bindings/wasm/README.md"]) {
  const text = readFileSync(new URL(page, root), "utf8");
  for (const { groups } of text.matchAll(example)) {
    test(`${page}: ${groups.code.split("\n")[2]}`, () => {
      // From the folder of the package its own name is known.
      const cwd = fileURLToPath(new URL("bindings/wasm", root));
      const run = spawnSync(process.execPath, ["--input-type=module", "-e", groups.code], { cwd, encoding: "utf8" });
      assert.equal(run.stderr, "");
      assert.equal(run.status, 0);
      if (groups.output) assert.equal(run.stdout, groups.output);
    });
  }
}
