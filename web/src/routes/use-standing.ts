// Whether the game can still be won, as far as a short look tells. It never delays the player's own requests.
// SPDX-License-Identifier: MIT
import { core } from "../core";
import { useAnswer } from "../use-answer";

/** Milliseconds in which moves that follow at once are waited for. */
const breath = 150;

export interface Standing {
  /** After how many moves the level could last be solved; unknown where the look did not tell. */
  winnable?: number;
  /** It could not be solved from the start. */
  hopeless: boolean;
}

/** Null unless it is known that the level can no longer be solved. */
export function useStanding(level: string, moves: string, wanted: boolean, seconds = 2): Standing | null {
  const question = wanted ? JSON.stringify([level, moves]) : null;
  const { value, fresh } = useAnswer(question, async (signal) => {
    await new Promise((soon) => setTimeout(soon, breath));
    signal.throwIfAborted();
    return core.hint({ level, moves, rung: 1, time_limit: seconds }, { signal });
  });
  if (!fresh || value?.status !== "unsolvable") return null;
  return { winnable: value.lost_by ? value.lost_by.move - 1 : undefined, hopeless: value.hopeless_from_start === true };
}
