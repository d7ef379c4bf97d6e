// Moves as text and in words.
// SPDX-License-Identifier: MIT
import type { Move, View } from "@decant/core";
import { colorNames } from "../board/names";

export const listOf = (moves: string) => moves.split(/\s+/).filter(Boolean);

/** A move as a request, for a hint and for those who listen. */
export const inWords = (move: Move) =>
  "units" in move ? `tube ${move.from + 1} onto tube ${move.to + 1}` : `${move.token} from ${move.from} to ${move.to}`;

/** A move as a step of a plan: `green, 6 to 12`. */
export function stepWords(move: Move, view: View): string {
  if (!("units" in move)) return `${move.token}, ${move.from} to ${move.to}`;
  const color = view.kind === "board" ? view.colors.findIndex(({ name }) => name === move.color) : -1;
  const name = view.kind === "board" ? colorNames(view)[color] : undefined;
  return `${name ?? move.color}, ${move.from + 1} to ${move.to + 1}`;
}

/** A move as plans write it: `10>13` or `bunny:house>well`. */
export const textOf = (move: Move) =>
  "units" in move ? `${move.from + 1}>${move.to + 1}` : `${move.token}:${move.from}>${move.to}`;
