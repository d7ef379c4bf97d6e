// The moves that lead to a position of a graph, on the tubes as the player has them.
// SPDX-License-Identifier: MIT
import { core } from "../core";
import type { Explored } from "./explored";

/** The same for positions that differ in the order of their tubes alone, which a graph does not tell apart. */
const unordered = (code: string) => code.split(/[:/+]/).sort().join("/");

/** The codes of the positions after the start, up to that state. */
export function wayTo({ trail }: Pick<Explored, "trail">, state: number): string[] {
  const codes: string[] = [];
  for (let at = trail.get(state); at && at.before >= 0; at = trail.get(at.before)) codes.push(at.code);
  return codes.reverse();
}

/** The moves made so far and one more, of the legal ones, that leads to that position. */
async function oneMoreTo(code: string, level: string, moves: string, signal: AbortSignal): Promise<string> {
  const { legal } = await core.position({ level, moves });
  for (const move of legal) {
    const tried = `${moves} ${move}`;
    const next = await core.position({ level, moves: tried });
    signal.throwIfAborted();
    if (unordered(next.code) === unordered(code)) return tried;
  }
  throw new Error("no move leads to this position");
}

/** Tries the legal moves of each position until one of them leads to the next. */
export async function movesAlong(level: string, codes: string[], signal: AbortSignal): Promise<string> {
  let moves = "";
  for (const code of codes) moves = await oneMoreTo(code, level, moves, signal);
  return moves.trim();
}
