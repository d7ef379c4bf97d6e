// Errors name their place and a remedy.
// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { connect, DecantError } from "../dist/index.js";
import { endless, read } from "./levels.mjs";

const core = connect();
after(() => core.close());

async function failure(promise) {
  const error = await promise.then(
    () => assert.fail("it was answered"),
    (error) => error,
  );
  assert.ok(error instanceof DecantError, String(error));
  return error;
}

test("a malformed level has a line and a column", async () => {
  const error = await failure(core.solve({ level: "decant tube-sort 1\ncapacity: 2\n\nA B\nB A A\n-\n" }));
  assert.equal(error.status, 422);
  assert.equal(error.code, "malformed_level");
  assert.equal(error.key, "level");
  assert.equal(error.line, 5);
  assert.ok(error.column >= 1);
  assert.ok(error.message.length > 0 && error.remedy.length > 0);
});

test("an illegal move is told as such", async () => {
  const error = await failure(core.position({ level: read("flasks-3"), moves: "1>1" }));
  assert.equal(error.code, "illegal_move");
  assert.equal(error.key, "moves");
});

test("a key that is not known is refused", async () => {
  const error = await failure(core.solve({ level: "water2:AB/BA/-", speed: 3 }));
  assert.equal(error.code, "unknown_key");
  assert.equal(error.key, "speed");
});

test("a hopeless order says so", async () => {
  const error = await failure(core.generate({ colors: 2, capacity: 2, min_length: 900, attempts: 50 }));
  assert.equal(error.code, "none_found");
});

test("little memory ends a search, and is not an error", async () => {
  const solution = await core.solve({ level: endless, memory_limit: 2 ** 20 });
  assert.equal(solution.limit, "memory");
  assert.ok(solution.lower_bound > 100);
});

test("a graph past its limit says how large it became", async () => {
  const error = await failure(core.graph({ level: endless, node_limit: 1000 }));
  assert.equal(error.code, "graph_too_large");
});

test("a core that cannot be loaded is told", async () => {
  const broken = connect({ module: Promise.reject(new Error("no such file")) });
  const error = await failure(broken.levels());
  assert.equal(error.code, "not_loaded");
  assert.match(error.message, /no such file/);
  broken.close();
});

test("a worker that breaks down is told and replaced", async () => {
  // A module without the exports of the core: its worker fails at the first question.
  const empty = new WebAssembly.Module(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]));
  const broken = connect({ module: empty });
  for (const error of [await failure(broken.levels()), await failure(broken.levels())])
    assert.equal(error.code, "crashed");
  broken.close();
});

test("remedies name the keys of queries", async () => {
  const missing = await failure(core.solve({ level: "[[a, b], [b], []]" }));
  assert.match(missing.remedy, /"partial": true/);
  const nodes = await failure(core.generate({ nodes: 5 }));
  assert.match(nodes.remedy, /"colors", "capacity", "empties" and "tube_rules"/);
});

test("a number out of range is told with the range", async () => {
  for (const [key, wrong, range] of [
    ["time_limit", -1, "from 0 to 100000000"],
    ["time_limit", 1e300, "from 0 to 100000000"],
    ["beam_width", 0, "from 1 to 100000000"],
    ["beam_width", true, "from 1 to 100000000"],
    ["node_limit", 1.5, "from 0 to 1000000000000000000"],
  ]) {
    const error = await failure(core.solve({ level: "water2:AB/BA/-", [key]: wrong }));
    assert.equal(error.key, key);
    assert.match(error.remedy, new RegExp(range));
  }
});
