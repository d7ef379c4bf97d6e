// Tokens are followed from position to position, and goals are filled by tokens of their kind.
// SPDX-License-Identifier: MIT
import { expect, test } from "vitest";
import { follow, rims } from "../src/map/rim";

const bunny = (node: number) => ({ kind: "bunny", color: 1, node });
const dog = (node: number) => ({ kind: "dog", color: 0, node });

test("the token that moved keeps its number, whatever the order of the list", () => {
  const before = follow([], [dog(0), bunny(1), bunny(5)]);
  const after = follow(before, [dog(0), bunny(3), bunny(1)]);
  expect(after.map((token) => [token.id, token.node])).toEqual([
    [0, 0],
    [2, 3],
    [1, 1],
  ]);
});

test("a token of the right kind sits in the goal, another one beside it", () => {
  const nodes = [{ name: "bone", x: 0, y: 0 }];
  const { sockets, places } = rims(nodes, [0], [bunny(0), dog(0)], [dog(0)]);
  expect(sockets).toHaveLength(1);
  expect(sockets[0]).toMatchObject({ kind: "dog", filled: true, place: places[1] });
  expect(places[0]).not.toEqual(places[1]);
});
