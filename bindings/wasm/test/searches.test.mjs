// Searches tell how far they are, and end when they are told to.
// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { connect } from "../dist/index.js";
import { endless, read } from "./levels.mjs";

const core = connect();
after(() => core.close());

/** A search that would not end, and a promise that it is under way. */
function search(options) {
  let begun;
  const running = new Promise((resolve) => (begun = resolve));
  const answer = core.solve({ level: endless }, { ...options, onProgress: begun });
  return { running, answer };
}

test("progress comes while a search runs, and its bound never falls", async () => {
  const told = [];
  const solution = await core.solve(
    { level: endless, time_limit: 3 },
    { onProgress: (progress) => told.push(progress) },
  );
  assert.equal(solution.limit, "time");
  assert.ok(told.length >= 3, `${told.length} times`);
  for (const [at, progress] of told.entries()) {
    if (at === 0) continue;
    assert.ok(progress.expanded >= told[at - 1].expanded);
    assert.ok(progress.lower_bound >= told[at - 1].lower_bound);
  }
  assert.ok(told.at(-1).expanded > 0 && told.at(-1).generated > 0);
});

test("it is told whether there is a plan as soon as that is known", async () => {
  const told = [];
  await core.solve({ level: endless, time_limit: 3 }, { onProgress: (progress) => told.push(progress) });
  const first = told.findIndex(({ solvable }) => solvable);
  assert.ok(first >= 0);
  for (const [at, { solvable }] of told.entries()) assert.equal(solvable, at < first ? null : true);
  assert.ok(told.findIndex(({ best_plan }) => best_plan !== null) >= first);
});

test("the verdict on a level that cannot be solved comes before the advice", async () => {
  const verdicts = [];
  const dead = "water2:AB/BA";
  const solution = await core.solve({ level: dead }, { onVerdict: (verdict) => verdicts.push(verdict) });
  assert.deepEqual(
    verdicts.map(({ status, advice }) => [status, advice]),
    [["unsolvable", undefined]],
  );
  assert.equal(solution.advice.extra_tubes.length, 3);
  await core.solve({ level: read("coalton-133") }, { onVerdict: () => assert.fail("there is no advice to wait for") });
});

test("an aborted search is rejected, and the next one is answered", async () => {
  const control = new AbortController();
  const { running, answer } = search({ signal: control.signal });
  const next = core.solve({ level: read("coalton-133") });
  await running;
  control.abort();
  await assert.rejects(answer, { name: "AbortError" });
  assert.equal((await next).length, 39);
});

test("a question that waits can be given up without touching the one before it", async () => {
  const control = new AbortController();
  const first = core.solve({ level: endless, time_limit: 0.3 });
  const waiting = core.solve({ level: endless }, { signal: control.signal });
  control.abort();
  await assert.rejects(waiting, { name: "AbortError" });
  assert.equal((await first).limit, "time");
});

test("a stopped search answers with what it knows", async () => {
  const control = new AbortController();
  const { running, answer } = search({ stop: control.signal });
  await running;
  control.abort();
  const solution = await answer;
  assert.equal(solution.cancelled, true);
  assert.ok(solution.lower_bound > 100);
});

test("quick questions are answered while a search runs", async () => {
  const control = new AbortController();
  const { running, answer } = search({ signal: control.signal });
  await running;
  const position = await core.position({ level: read("flasks-3") });
  assert.equal(position.won, false);
  const check = await core.check({ level: read("flasks-3"), plan: "2>3" });
  assert.equal(check.valid, false);
  control.abort();
  await assert.rejects(answer, { name: "AbortError" });
});

test("a closed connection rejects what is under way and what comes later", async () => {
  const other = connect();
  const answer = other.solve({ level: endless });
  other.close();
  await assert.rejects(answer, { code: "closed" });
  await assert.rejects(other.levels(), { code: "closed" });
});
