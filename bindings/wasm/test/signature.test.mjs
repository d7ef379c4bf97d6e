// All algorithms expand the same states here as on every other machine.
// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { root } from "./levels.mjs";

test("the bench signature is that of the native program", () => {
  const program = fileURLToPath(new URL("build/wasm/bin/signature.js", root));
  // Emscripten would fetch its module from an address, if it could.
  const run = spawnSync(process.execPath, ["--no-experimental-fetch", program], { encoding: "utf8" });
  assert.equal(run.stderr, "");
  assert.equal(run.stdout, readFileSync(new URL("bench/signature.txt", root), "utf8"));
});
