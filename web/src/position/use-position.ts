// The position of a level after moves, as the core reports it.
// SPDX-License-Identifier: MIT
import type { Position } from "@decant/core";
import { useEffect } from "preact/hooks";
import { core, examples } from "../core";
import { useAnswer } from "../use-answer";
import { listOf } from "./moves";

/** Keeps the last position until the next is known; `fresh` tells which of them it is, and `example` its name. */
export function usePosition(level: string, moves = "") {
  const {
    value: position,
    error,
    fresh,
  } = useAnswer(JSON.stringify([level, moves]), async () => {
    const [position, levels] = await Promise.all([core.position({ level, moves }), examples()]);
    return { ...position, example: levels.find(({ code }) => code === level)?.name };
  });
  return { position, error, fresh };
}

/** Moves of an address in the notation of another program are noted in ours, which all else goes on from. */
export function useOwnNotation(
  moves: string,
  { position, fresh }: { position?: Position; fresh: boolean },
  note: (moves: string) => void,
) {
  useEffect(() => {
    if (fresh && position && position.moves !== listOf(moves).join(" ")) note(position.moves);
  }, [fresh, moves]);
}
