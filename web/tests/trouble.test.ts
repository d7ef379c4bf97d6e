// The remedies that the page names for an error, where there are no keys to set.
// SPDX-License-Identifier: MIT
import type { Problem } from "@decant/core";
import { expect, test } from "vitest";
import { remedy } from "../src/position/Trouble";

const ways: NonNullable<Problem["ways"]> = [
  { text: 'use "bottom_first": true', keys: ["bottom_first"], options: { bottom_first: true } },
  { text: "turn the tubes", keys: [], options: {} },
];

test("a remedy that sets no key is told", () => {
  expect(remedy({ remedy: 'use "bottom_first": true, or turn the tubes', ways })).toBe("Turn the tubes.");
});

test("offered levels are to be chosen from where they are shown", () => {
  const readings = [{ level: "water2:AB/BA/-", assumed: [], options: { bottom_first: true } }];
  expect(remedy({ remedy: 'use "bottom_first": true', ways: ways.slice(0, 1), readings })).toBe(
    "Paste it to choose the one that you mean.",
  );
});

test("a remedy that only sets keys of a level is chosen where it is pasted, and one that sets others is told", () => {
  expect(remedy({ remedy: 'use "bottom_first": true', ways: ways.slice(0, 1) })).toBe(
    "Paste it to choose how it is meant.",
  );
  const limit = [{ text: 'raise "time_limit"', keys: ["time_limit"], options: {} }];
  expect(remedy({ remedy: 'raise "time_limit"', ways: limit })).toBe('Raise "time_limit".');
});
