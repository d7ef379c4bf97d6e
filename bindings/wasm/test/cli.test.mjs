// The package in a fresh folder, from its tarball: `npx decant`.
// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

const folder = mkdtempSync(join(tmpdir(), "decant-"));
after(() => rmSync(folder, { recursive: true, force: true }));

before(() => {
  const source = fileURLToPath(new URL("..", import.meta.url));
  const quietly = { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] };
  const packed = execFileSync("npm", ["pack", "--silent", "--pack-destination", folder], { ...quietly, cwd: source });
  writeFileSync(join(folder, "package.json"), "{}");
  const install = ["install", "--offline", "--no-audit", "--no-fund", packed.trim()];
  execFileSync("npm", install, { ...quietly, cwd: folder });
});

function decant(args, input = "") {
  const run = spawnSync("npx", ["--no-install", "decant", ...args], { encoding: "utf8", cwd: folder, input });
  return { code: run.status, out: run.stdout, err: run.stderr };
}

test("solves, and says so in the exit code", () => {
  assert.deepEqual(decant(["solve", "water2:AB/BA/-"]), {
    code: 0,
    out: "Shortest: 3 moves. Proved.\n\n2>3 1>2 1>3\n",
    err: "",
  });
  const stuck = decant(["solve", "-", "--json"], "water2:AB/BA");
  assert.equal(stuck.code, 10);
  assert.equal(JSON.parse(stuck.out).status, "unsolvable");
});

test("each verb answers", () => {
  assert.match(decant(["hint", "cups-4", "--rung", "3"]).out, /^next: 4>1$/m);
  assert.equal(decant(["check", "water2:AB/BA/-", "1>3 2>1 2>3"]).out, "Valid: 3 moves.\n");
  assert.equal(decant(["check", "water2:AB/BA/-", "1>3"]).code, 12);
  assert.match(decant(["show", "cups-4"]).out, /\| 1 \| \| 2 \| \| 2 \|/);
  assert.match(decant(["analyze", "water2:AB/BA/-"]).out, /^length: 3$/m);
  const proof = "decant-proof 1\nlevel water2:A/A\nclaim optimum 1\nplan 1>2\nentries 1\nS 1 A/A\nend\n";
  assert.match(decant(["verify", "-"], proof).out, /^status: (verified|rejected)$/m);
});

test("asks what a text leaves open, with flags that answer", () => {
  const read = decant(["read", "-"], "A B\nB A\n");
  assert.equal(read.code, 65);
  assert.match(read.out, /: --empties 1 --bottom-first$/m);
  assert.equal(decant(["solve", "-", "--empties", "1", "--bottom-first"], "A B\nB A\n").code, 0);
});

test("an error is one line with a way out", () => {
  assert.match(decant(["solve", "nothing"]).err, /^decant: nothing: there is no such file; give a file/);
  const short = decant(["solve", "-"], "A A B\nB A\n-\n");
  assert.equal(short.code, 65);
  assert.match(short.err, /^decant: 1:5: .*use --bottom-first --partial/);
  assert.equal(decant(["fly"]).code, 64);
  assert.equal(decant(["solve"]).code, 64);
});
