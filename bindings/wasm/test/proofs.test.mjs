// Proofs are accepted and rejected as by the other checkers, and the one in Python comes with the package.
// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { connect } from "../dist/index.js";
import { root } from "./levels.mjs";

const core = connect();
after(() => core.close());

const cases = fileURLToPath(new URL("tests/proofs/cases.py", root));
const { accepted, rejected } = JSON.parse(execFileSync("python3", [cases], { encoding: "utf8" }));

for (const [status, proofs] of [
  ["verified", accepted],
  ["rejected", rejected],
]) {
  test(`what all checkers say of a proof is what the package says: ${status}`, async () => {
    for (const [name, proof] of Object.entries(proofs))
      assert.equal((await core.verify({ proof })).status, status, name);
  });
}

for (const [name, source] of [
  ["verify_proof.py", "tools/verify_proof.py"],
  ["proof-format.md", "docs/proof-format.md"],
]) {
  test(`${name} is in the package`, () => {
    const path = createRequire(import.meta.url).resolve(`@decant/core/${name}`);
    assert.equal(readFileSync(path, "utf8"), readFileSync(new URL(source, root), "utf8"));
    const [{ files }] = JSON.parse(
      execFileSync("npm", ["pack", "--dry-run", "--json"], { cwd: new URL("..", import.meta.url), encoding: "utf8" }),
    );
    assert.ok(files.some((file) => file.path === `dist/${name}`));
  });
}
