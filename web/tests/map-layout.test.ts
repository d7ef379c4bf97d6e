// Arrows go around places, and labels keep off them.
// SPDX-License-Identifier: MIT
import { expect, test } from "vitest";
import { at, distance } from "../src/map/geometry";
import { fit, radiusOf, route } from "../src/map/layout";

/** The same numbers in each run. */
function numbers(seed: number) {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

function mapOf(seed: number) {
  const random = numbers(seed);
  const columns = 3 + Math.floor(random() * 3);
  const nodes = Array.from({ length: 5 + Math.floor(random() * 8) }, (_, i) => ({
    name: `n${i}`,
    x: (i % columns) + random() * 0.3,
    y: Math.floor(i / columns) + random() * 0.3,
  }));
  const edges = nodes.flatMap((_, from) =>
    [1, columns, 2].filter((step) => from + step < nodes.length).map((step) => ({ from, to: from + step })),
  );
  return { nodes: fit(nodes).nodes, edges };
}

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])("no arrow crosses a place that is not its end (map %i)", (seed) => {
  const { nodes, edges } = mapOf(seed);
  route(nodes, edges, () => 0).forEach(({ curve }, e) => {
    nodes.forEach((node, n) => {
      if (n === edges[e]!.from || n === edges[e]!.to) return;
      const nearest = Math.min(...Array.from({ length: 101 }, (_, i) => distance(at(curve, i / 100), node)));
      expect(nearest).toBeGreaterThan(radiusOf(node.name));
    });
  });
});

test("arrows begin and end at the rims of their places", () => {
  const { nodes, edges } = mapOf(3);
  route(nodes, edges, () => 0).forEach(({ curve }, e) => {
    const { from, to } = edges[e]!;
    expect(distance(curve.from, nodes[from]!)).toBeCloseTo(radiusOf("n") + 5, 1);
    expect(distance(curve.to, nodes[to]!)).toBeCloseTo(radiusOf("n") + 5, 1);
  });
});

test("two arrows between the same places can be told apart", () => {
  const nodes = fit([
    { name: "a", x: 0, y: 0 },
    { name: "b", x: 1, y: 0 },
  ]).nodes;
  const [there, back] = route(
    nodes,
    [
      { from: 0, to: 1 },
      { from: 1, to: 0 },
    ],
    () => 0,
  );
  expect(distance(at(there!.curve, 0.5), at(back!.curve, 0.5))).toBeGreaterThan(10);
});

test("a map is fitted whatever its unit, and one place or two on one spot do no harm", () => {
  const shape = [
    { name: "a", x: 0, y: 0 },
    { name: "b", x: 1, y: 0 },
    { name: "c", x: 0, y: 1 },
  ];
  const small = fit(shape);
  const large = fit(shape.map((node) => ({ ...node, x: node.x * 1000 - 77, y: node.y * 1000 })));
  expect(large.width).toBeCloseTo(small.width);
  expect(large.nodes[1]!.x).toBeCloseTo(small.nodes[1]!.x);
  for (const nodes of [[shape[0]!], [shape[0]!, { ...shape[0]!, name: "twin" }]]) {
    expect(fit(nodes).nodes.every((node) => Number.isFinite(node.x) && Number.isFinite(node.y))).toBe(true);
  }
});
