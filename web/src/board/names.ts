// Colors, and the contents of tubes, in words.
// SPDX-License-Identifier: MIT
import type { BoardView } from "@decant/core";
import { palette } from "../palette";

export type TubeView = BoardView["tubes"][number];

/** Whether the tube is full and of one color. */
export const complete = ({ capacity, units }: TubeView) =>
  units.length === capacity && units.every((unit) => unit === units[0] && unit >= 0);

/** The rules of this tube alone: `accepts red`. */
export const rulesOf = ({ rules = {} }: TubeView) => Object.entries(rules).map(([key, value]) => `${key} ${value}`);

/** The board as the player sees it: hidden units have no color. */
export function asSeen(view: BoardView): BoardView {
  const tubes = view.tubes.map((tube) =>
    tube.hidden ? { ...tube, units: tube.units.map((unit, i) => (tube.hidden!.includes(i) ? -1 : unit)) } : tube,
  );
  return { ...view, tubes };
}

export function describe(tube: TubeView, colorName: (color: number) => string): string {
  return [contentsOf(tube, colorName), ...rulesOf(tube)].join("; ");
}

function contentsOf(tube: TubeView, colorName: (color: number) => string): string {
  const { capacity } = tube;
  const units = tube.units.filter((unit) => unit >= -1);
  if (units.length === 0) return `empty, holds ${capacity}`;
  if (complete(tube)) return `complete, ${colorName(units[0]!)}`;
  const runs: string[] = [];
  for (let i = units.length - 1; i >= 0;) {
    let below = i;
    while (below > 0 && units[below - 1] === units[i]) below--;
    const amount = i - below + 1;
    runs.push((amount > 1 ? `${amount} ` : "") + (units[i]! < 0 ? "hidden" : colorName(units[i]!)));
    i = below - 1;
  }
  const room = capacity - units.length;
  return `from the top ${runs.join(", ")}${room ? `; room for ${room}` : ""}`;
}

/** The name that the level gives, or where that is one letter, the color that it has on the screen. */
export function colorNames({ colors }: BoardView): string[] {
  return colors.map(({ name, letter, swatch }) => {
    if (name.length > 1) return name;
    const color = palette[swatch]!.name;
    return colors.length > palette.length ? `${color} ${letter}` : color;
  });
}
