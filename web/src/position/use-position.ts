// The position of a level after moves, as the core reports it.
// SPDX-License-Identifier: MIT
import { core } from "../core";
import { useAnswer } from "../use-answer";

/** Keeps the last position until the next is known; `fresh` tells which of them it is. */
export function usePosition(level: string, moves = "") {
  const {
    value: position,
    error,
    fresh,
  } = useAnswer(JSON.stringify([level, moves]), () => core.position({ level, moves }));
  return { position, error, fresh };
}
