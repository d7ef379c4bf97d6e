// Ways out of a problem that a page offers as buttons.
// SPDX-License-Identifier: MIT
import type { Problem } from "@decant/core";
import { expect, test } from "vitest";
import { offersOf } from "../src/position/offers";

test("a key that has a value in a way out is set by a button", () => {
  const ways: NonNullable<Problem["ways"]> = [
    { text: "correct the tubes", keys: [], options: {} },
    { text: 'allow missing units with "partial": true', keys: ["partial"], options: { partial: true } },
    { text: 'use "json_path": ".levels[].tubes"', keys: ["json_path"], options: { json_path: ".levels[].tubes" } },
    { text: 'give one of them, such as "id": "2"', keys: ["id"], options: { id: "2" } },
    { text: 'use "capacity": 4 or more', keys: ["capacity"], options: { capacity: 4 } },
  ];
  expect(offersOf(ways)).toEqual([
    { label: "Units are missing in the game", options: { partial: true } },
    { label: "Level at .levels[].tubes", options: { json_path: ".levels[].tubes" } },
    { label: "Level 2", options: { id: "2" } },
    { label: "4 units per tube", options: { capacity: 4 } },
  ]);
});

test("a key that is to be left out is left out of the question", () => {
  const [offer] = offersOf([{ text: 'leave "rules" out', keys: ["rules"], options: { rules: null } }]);
  expect(offer!.label).toBe("Rules as given");
  expect(JSON.stringify({ level: "", rules: "ball", ...offer!.options })).toBe('{"level":""}');
});

test("a way out that no button can say is not offered", () => {
  expect(offersOf([{ text: 'raise "time_limit"', keys: ["time_limit"], options: {} }])).toEqual([]);
  expect(
    offersOf([
      {
        text: 'use "capacity": 4 and "partial": true',
        keys: ["capacity", "partial"],
        options: { capacity: 4, partial: true },
      },
    ]),
  ).toEqual([]);
  expect(offersOf([{ text: 'say how many with "capacity"', keys: ["capacity"], options: {} }])).toEqual([]);
});
