// Many levels are solved by several workers, and answered in their order.
// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { connect, DecantError } from "../dist/index.js";
import { deal, endless } from "./levels.mjs";

const core = connect();
after(() => core.close());

const levels = Array.from({ length: 30 }, (_, seed) => ({
  level: deal({ rules: "water", colors: 5 + (seed % 4), capacity: 4, empties: 2, seed: seed + 1 }),
}));

/** A result without the parts that depend on time or the machine. */
function result({ stats, ...answer }) {
  return { ...answer, expanded: stats.expanded };
}

async function all(answers) {
  const list = [];
  for await (const answer of answers) list.push(answer);
  return list;
}

test("answers are those of solve, in the order of the levels", async () => {
  const expected = [];
  for (const query of levels) expected.push(result(await core.solve(query)));
  for (const workers of [1, 3]) {
    const answers = await all(core.solveMany(levels, { workers }));
    assert.deepEqual(answers.map(result), expected);
  }
});

test("an error is the answer of its level alone", async () => {
  const queries = [
    { level: "water4:ABAB/BABA/-" },
    { level: "water2:A?/BA/-" },
    { level: "decant tube-sort 1\nA B\nB (" },
    { level: "water2:AB/BA" },
  ];
  const [solved, hidden, broken, proved] = await all(core.solveMany(queries, { workers: 2 }));
  assert.equal(solved.length, 7);
  assert.ok(hidden instanceof DecantError && broken instanceof DecantError);
  assert.deepEqual([broken.line, broken.key], [3, "level"]);
  assert.equal(proved.status, "unsolvable");
});

test("levels are taken no faster than answers are", async () => {
  let taken = 0;
  async function* queries() {
    for (;;) {
      ++taken;
      yield levels[taken % levels.length];
    }
  }
  let answered = 0;
  for await (const answer of core.solveMany(queries(), { workers: 2 })) {
    assert.ok(answer.length > 0);
    if (++answered === 20) break;
    assert.ok(taken <= answered + 8, `${taken} taken, ${answered} answered`);
  }
});

test("an answer does not wait for the next level", async () => {
  let answered = 0;
  let tell = () => {};
  async function* inTurns() {
    for (let asked = 0; asked < 3; ++asked) {
      while (answered < asked) await new Promise((resolve) => (tell = resolve));
      yield levels[asked];
    }
  }
  for await (const answer of core.solveMany(inTurns(), { workers: 2 })) {
    assert.ok(answer.length > 0);
    ++answered;
    tell();
  }
  assert.equal(answered, 3);
});

test("a loop that is left does not wait for a level that never comes", async () => {
  async function* oneAndNoMore() {
    yield levels[0];
    await new Promise(() => {});
  }
  for await (const answer of core.solveMany(oneAndNoMore(), { workers: 2 })) {
    assert.ok(answer.length > 0);
    break;
  }
});

test("a loop that is left ends its source", async () => {
  let ended = false;
  function* source() {
    try {
      yield* levels;
    } finally {
      ended = true;
    }
  }
  for await (const answer of core.solveMany(source(), { workers: 2 })) {
    assert.ok(answer.length > 0);
    break;
  }
  assert.ok(ended);
});

test("an error of the source ends the loop", async () => {
  async function* broken() {
    yield levels[0];
    throw new RangeError("mine");
  }
  await assert.rejects(all(core.solveMany(broken(), { workers: 2 })), /^RangeError: mine$/);
});

test("a slow level does not hold up the workers behind it", async () => {
  const begin = performance.now();
  const queries = [{ level: endless, time_limit: 3 }, ...Array(3).fill({ level: endless, time_limit: 0.9 })];
  const answers = await all(core.solveMany(queries, { workers: 2 }));
  assert.deepEqual(
    answers.map((answer) => answer.limit),
    ["time", "time", "time", "time"],
  );
  // One after the other they take 5.7 seconds; a busy machine tells nothing.
  if (process.env.DECANT_QUIET) assert.ok(performance.now() - begin < 5000);
});

test("an aborted signal ends the loop", async () => {
  const control = new AbortController();
  const answers = core.solveMany(Array(5).fill({ level: endless }), { workers: 2, signal: control.signal });
  setTimeout(() => control.abort(), 200);
  await assert.rejects(all(answers), { name: "AbortError" });
});

test("a closed connection ends the loop, and its workers", async () => {
  const other = connect();
  const answers = other.solveMany(Array(5).fill({ level: endless }), { workers: 2 });
  setTimeout(() => other.close(), 200);
  await assert.rejects(all(answers), { code: "closed" });
  await assert.rejects(all(other.solveMany(levels)), { code: "closed" });
});

test("a wrong number of workers is refused", async () => {
  for (const workers of [0, -1, 1.5, 1e9, NaN, "2"]) {
    await assert.rejects(
      all(core.solveMany(levels, { workers })),
      /^RangeError: workers: give a whole number from 1 to 1024, not /,
    );
  }
});
