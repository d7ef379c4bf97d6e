// Each question is answered as the command line answers it.
// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { connect } from "../dist/index.js";
import { read } from "./levels.mjs";

const core = connect();
after(() => core.close());

const cups = { level: read("cups-4") };

for (const [name, rules, length] of [
  ["coalton-133", "water", 39],
  ["coalton-133", "ball", 46],
  ["ball-80", "ball", 38],
  ["ball-80", "water", 29],
  ["flasks-3", "water", 7],
  ["cups-89", "ball", 37],
]) {
  test(`${name} takes ${length} moves under ${rules} rules`, async () => {
    const solution = await core.solve({ level: read(name), rules });
    assert.equal(solution.status, "solved");
    assert.equal(solution.claim, "optimal");
    assert.equal(solution.length, length);
    const check = await core.check({ level: read(name), rules, plan: solution.moves });
    assert.equal(check.valid, true);
  });
}

test("DogBunny is solved with the fewest switches and all shortest plans counted", async () => {
  const solution = await core.solve({ level: read("dog-bunny-28") });
  assert.equal(solution.length, 28);
  assert.equal(solution.switches, 8);
  assert.equal(solution.shortest_plans, "6048");
});

test("a level that cannot be solved comes with advice", async () => {
  const solution = await core.solve({ level: "water2:AB/BA" });
  assert.equal(solution.status, "unsolvable");
  assert.deepEqual(solution.advice, {
    upside_down: null,
    extra_tubes: { count: 1, length: 3 },
    helps: { upside_down: false, extra_tubes: true },
    claims: { extra_tubes: "optimal" },
    levels: { extra_tubes: "water2:AB/BA/-" },
  });
});

test("an answer comes with a proof that is verified, and no other one is", async () => {
  const proof = await core.prove({ level: read("coalton-133"), rules: "ball" });
  assert.equal(proof.claim, "optimum");
  assert.equal(proof.length, 46);
  assert.equal(proof.entries, 6128);
  const verdict = await core.verify({ proof: proof.proof, about: proof.level });
  assert.equal(verdict.status, "verified");
  assert.equal(verdict.entries, 6128);
  const wrong = await core.verify({ proof: proof.proof.replace("optimum 46", "optimum 45") });
  assert.equal(wrong.status, "rejected");
  assert.equal(wrong.line, 4);
  await assert.rejects(core.prove({ level: read("coalton-133"), rules: "ball", proof_limit: 100 }), {
    code: "no_proof",
  });
});

test("moves lead to a position that can be drawn", async () => {
  const { view, ...position } = await core.position({ level: "water4:ABAB/BABA/-", moves: "2>3" });
  assert.equal(position.code, "water4:ABAB/BAB/A");
  assert.equal(position.start, "water4:ABAB/BABA/-");
  assert.deepEqual(position.legal, ["1>2"]);
  assert.equal(view.kind, "board");
  assert.deepEqual(view.tubes[2], { capacity: 4, units: [0] });
});

test("a map says which edges are open", async () => {
  const { family, view } = await core.position({ level: read("dog-bunny-28") });
  assert.equal(family, "dog_bunny");
  assert.equal(view.kind, "map");
  assert.ok(view.edges.some((edge) => edge.open) && view.edges.some((edge) => !edge.open));
});

test("a hint gives no more than its rung", async () => {
  const first = await core.hint({ ...cups, rung: 1 });
  assert.equal(first.status, "solved");
  assert.equal("next" in first, false);
  const third = await core.hint({ ...cups, rung: 3 });
  assert.equal(typeof third.next.from, "number");
});

test("a hint names the move that lost the game", async () => {
  const hint = await core.hint({ ...cups, moves: "2>1" });
  assert.equal(hint.status, "unsolvable");
  assert.deepEqual(hint.lost_by, { move: 1, length_before: 8 });
});

test("an analysis counts all positions", async () => {
  const analysis = await core.analyze({ level: read("dog-bunny-28") });
  assert.equal(analysis.complete, true);
  assert.equal(analysis.states, 177);
  assert.equal(analysis.difficulty, 34.963);
});

test("a graph has a shortest path from the level to a goal", async () => {
  const graph = await core.graph({ level: "water4:ABAB/BABA/-" });
  assert.equal(graph.states.length, 16);
  assert.equal(graph.plan.length, graph.length + 1);
  assert.equal(graph.plan[0], 0);
  assert.ok(graph.goals.includes(graph.plan.at(-1)));
});

test("levels are converted and drawn", async () => {
  const converted = await core.convert({ level: read("flasks-3"), to: "code" });
  assert.match(converted.level, /^water4:/);
  const picture = await core.render(cups);
  assert.match(picture.svg, /^<svg/);
  const { moves } = await core.solve(cups);
  const strip = await core.render({ ...cups, plan: moves });
  assert.ok(strip.svg.length > picture.svg.length);
});

test("the example levels are there, and can be read", async () => {
  const { levels } = await core.levels();
  assert.ok(levels.some((level) => level.name === "coalton-133"));
  for (const level of levels) await core.position({ level: level.code });
});

test("coordinates of maps keep their fractions", async () => {
  const text = read("dog-bunny-26").replace("nodes: bone boat", "nodes: bone@0.1,-2.5 boat@1234.56789,3");
  const { level } = await core.convert({ level: text, to: "native" });
  assert.match(level, /nodes: bone@0\.1,-2\.5 boat@1234\.56789,3 /);
});

test("advice is left out when it is not wanted", async () => {
  const solution = await core.solve({ level: "water2:AB/BA", advice: false });
  assert.equal(solution.status, "unsolvable");
  assert.equal("advice" in solution, false);
});
