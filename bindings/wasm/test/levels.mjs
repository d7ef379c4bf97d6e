// Levels for tests: those of the repository, and dealt ones of any size.
// SPDX-License-Identifier: MIT
import { readFileSync } from "node:fs";

export const root = new URL("../../../", import.meta.url);

export function read(name) {
  return readFileSync(new URL(`levels/${name}.txt`, root), "utf8");
}

/** A code of shuffled units; the same for the same seed. */
export function deal({ rules, colors, capacity, empties, seed }) {
  const units = Array.from({ length: colors * capacity }, (_, at) => String.fromCharCode(65 + (at % colors)));
  let state = seed;
  for (let left = units.length; left > 1; --left) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const at = Math.floor((state / 2 ** 32) * left);
    [units[left - 1], units[at]] = [units[at], units[left - 1]];
  }
  const tubes = Array.from({ length: colors }, (_, tube) =>
    units.slice(tube * capacity, (tube + 1) * capacity).join(""),
  );
  return `${rules}${capacity}:${[...tubes, ...Array(empties).fill("-")].join("/")}`;
}

/** Far more than any machine searches in a minute. */
export const endless = deal({ rules: "ball", colors: 20, capacity: 8, empties: 3, seed: 1 });
