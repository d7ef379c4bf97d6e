// A game: the moves of the address, and those that were taken back.
// SPDX-License-Identifier: MIT
import { useEffect, useState } from "preact/hooks";
import { listOf } from "../position/moves";
import { note } from "../router";

export function useGame(level: string, text: string) {
  const moves = listOf(text);
  const [undone, keep] = useState<string[]>([]);
  useEffect(() => keep([]), [level]);

  const show = (made: string[]) => note({ route: "play", level, moves: made.join(" ") });

  return {
    moves,
    undone,
    play(move: string) {
      keep(undone.at(-1) === move ? undone.slice(0, -1) : []);
      show([...moves, move]);
    },
    /** Goes back, or forward, to where so many moves are made. */
    goTo(made: number) {
      const all = [...moves, ...[...undone].reverse()];
      if (made < 0 || made > all.length || made === moves.length) return;
      keep(all.slice(made).reverse());
      show(all.slice(0, made));
    },
  };
}
