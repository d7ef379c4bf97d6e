// Tubes written as a level code.
// SPDX-License-Identifier: MIT
import type { BoardView } from "@decant/core";
import type { TubeView } from "./board/names";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

export type Rules = "water" | "ball";

/** Units are numbers of letters, bottom first; -1 is hidden. */
export function codeOf(rules: Rules, tubes: readonly TubeView[]): string {
  const capacity = Math.max(...tubes.map((tube) => tube.capacity));
  const written = tubes.map((tube) => {
    const units = tube.units.map((unit) => letters[unit] ?? "?").join("") || "-";
    return tube.capacity === capacity ? units : `${units}^${tube.capacity}`;
  });
  return `${rules}${capacity}:${written.join("/")}`;
}

/** The units of a view by the letters that its own code gives them. */
export const lettered = (view: BoardView): TubeView[] =>
  view.tubes.map(({ capacity, units }) => ({
    capacity,
    units: units.map((unit) => letters.indexOf(view.colors[unit]?.letter ?? "?")),
  }));

export const rulesOf = (view: BoardView): Rules => (view.balls ? "ball" : "water");

export const upsideDown = (view: BoardView) =>
  codeOf(
    rulesOf(view),
    lettered(view).map((tube) => ({ ...tube, units: [...tube.units].reverse() })),
  );

export function withMoreTubes(view: BoardView, count: number): string {
  const tubes = lettered(view);
  const capacity = Math.max(...tubes.map((tube) => tube.capacity));
  return codeOf(rulesOf(view), [...tubes, ...Array.from({ length: count }, () => ({ capacity, units: [] }))]);
}
