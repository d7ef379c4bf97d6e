// Layers and groups of a small state graph.
// SPDX-License-Identifier: MIT
import { expect, test } from "vitest";
import { everyPosition, spread } from "../src/explore/every";
import { factsOf } from "../src/explore/facts";
import { groups } from "../src/explore/groups";
import { Line, Tone } from "../src/explore/picture";

// 0 -> 1 -> 3 (goal), 0 -> 2 (dead), 0 -> 4 -> 1, and 1 can go back to 0.
const graph = {
  decant: 1 as const,
  family: "tube_sort" as const,
  length: 2,
  goals: [3],
  plan: [0, 1, 3],
  states: [2, 1, null, 0, 2].map((distance, i) => ({ level: `state ${i}`, distance })),
  edges: [
    [0, 1],
    [0, 1],
    [0, 2],
    [0, 4],
    [1, 3],
    [4, 1],
    [1, 0],
    [2, 2],
  ] as [number, number][],
};

test("facts leave out loops and doubles and count moves from the start", () => {
  const facts = factsOf(graph);
  expect(facts.edges.length / 2).toBe(6);
  expect([...facts.depth]).toEqual([0, 1, 1, 2, 1]);
  expect([...facts.before]).toEqual([-1, 0, 0, 1, 0]);
});

test("the start is at the top, the goal at the bottom, and each has its tone", () => {
  const { dots, strokes } = everyPosition(factsOf(graph));
  const heights = dots.map((dot) => dot.y);
  expect(Math.min(...heights)).toBe(heights[0]);
  expect(Math.max(...heights)).toBe(heights[3]);
  expect(dots.map((dot) => dot.tone)).toEqual([Tone.start, Tone.plan, Tone.dead, Tone.goal, Tone.alive]);
  expect(strokes.filter((stroke) => stroke.tone === Line.plan).map(({ from, to }) => [from, to])).toEqual([
    [0, 1],
    [1, 3],
  ]);
});

test("groups count all positions once, and shortest plans are one thread", () => {
  const { dots } = groups(factsOf(graph));
  expect(dots.reduce((sum, dot) => sum + dot.count, 0)).toBe(5);
  const thread = dots.filter((dot) => [0, 1, 3].includes(dot.state)).map((dot) => dot.x);
  expect(new Set(thread).size).toBe(1);
});

test("an unsolvable graph has groups, too", () => {
  const dead = {
    ...graph,
    goals: [],
    plan: null,
    length: null,
    states: graph.states.map((state) => ({ ...state, distance: null })),
  };
  expect(groups(factsOf(dead)).dots.every((dot) => dot.tone === Tone.dead || dot.tone === Tone.start)).toBe(true);
});

test("neighbors in a layer keep their distance and stay near their wishes", () => {
  const places = spread([0, 1, 2, 500]);
  expect(places.slice(1).every((place, i) => place - places[i]! >= 20 - 1e-9)).toBe(true);
  expect(places[3]).toBe(500);
  expect((places[0]! + places[1]! + places[2]!) / 3).toBeCloseTo(1);
});
