// A game: the moves of the address, and those that were taken back.
// SPDX-License-Identifier: MIT
import { listOf } from "../position/moves";
import { note } from "../router";
import { isText, listOf as list, shaped, stored } from "../stored";

/** Moves that were taken back, the last one first, and the game that they can be made in again. */
const takenBack = stored(
  "undone",
  { level: "", moves: "", undone: [] as string[] },
  shaped({ level: isText, moves: isText, undone: list(isText) }),
);

export function useGame(level: string, text: string) {
  const moves = listOf(text);
  const kept = takenBack.value;
  const undone = kept.level === level && kept.moves === moves.join(" ") ? kept.undone : [];

  const show = (made: string[], undone: string[]) => {
    const text = made.join(" ");
    takenBack.value = { level, moves: text, undone };
    note({ route: "play", level, moves: text });
  };

  return {
    moves,
    undone,
    play(move: string) {
      show([...moves, move], undone.at(-1) === move ? undone.slice(0, -1) : []);
    },
    /** Goes back, or forward, to where so many moves are made. */
    goTo(made: number) {
      const all = [...moves, ...[...undone].reverse()];
      if (made < 0 || made > all.length || made === moves.length) return;
      show(all.slice(0, made), all.slice(made).reverse());
    },
  };
}
