// Lists of moves as text.
// SPDX-License-Identifier: MIT
import type { Move } from "@decant/core";

export const listOf = (moves: string) => moves.split(/\s+/).filter(Boolean);

/** A move as plans write it: `10>13` or `bunny:house>well`. */
export const textOf = (move: Move) => ("units" in move ? `${move.from + 1}>${move.to + 1}` : `${move.token}:${move.from}>${move.to}`);
