// Boards written as codes.
// SPDX-License-Identifier: MIT
import type { BoardView } from "@decant/core";
import { expect, test } from "vitest";
import { codeOf, upsideDown, withMoreTubes } from "../src/level-code";

const board: BoardView = {
  kind: "board",
  balls: false,
  colors: [
    { name: "light blue", letter: "B", swatch: 15 },
    { name: 'a "red"', letter: "A", swatch: 0 },
  ],
  tubes: [
    { capacity: 3, units: [0, 0, 1] },
    { capacity: 3, units: [1, 1, -1] },
    { capacity: 2, units: [] },
  ],
};

test("a code has its own capacity for tubes that differ, and ? for hidden units", () => {
  expect(
    codeOf("ball", [
      { capacity: 3, units: [0, 26, -1] },
      { capacity: 2, units: [] },
    ]),
  ).toBe("ball3:Aa?/-^2");
});

test("upside down, letters stay what they are", () => {
  expect(upsideDown(board)).toBe("water3:ABB/?AA/-^2");
});

test("another tube is as large as the largest", () => {
  expect(withMoreTubes(board, 2)).toBe("water3:BBA/AA?/-^2/-/-");
});
