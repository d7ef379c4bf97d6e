// Lists of moves as text.
// SPDX-License-Identifier: MIT
import type { Move } from "@decant/core";

export const listOf = (moves: string) => moves.split(/\s+/).filter(Boolean);

/** A move as a request, for a hint and for those who listen. */
export const inWords = (move: Move) =>
  "units" in move ? `tube ${move.from + 1} onto tube ${move.to + 1}` : `${move.token} from ${move.from} to ${move.to}`;

/** A move as plans write it: `10>13` or `bunny:house>well`. */
export const textOf = (move: Move) =>
  "units" in move ? `${move.from + 1}>${move.to + 1}` : `${move.token}:${move.from}>${move.to}`;
