// Whether the game can no longer be won, for those who want to be told.
// SPDX-License-Identifier: MIT
import { core } from "../core";
import { settings } from "../settings";
import { useAnswer } from "../use-answer";

export function useLost(level: string, moves: string): boolean {
  const question = settings.tellLost.value ? JSON.stringify([level, moves]) : null;
  const { value, fresh } = useAnswer(question, (signal) =>
    core.hint({ level, moves, rung: 1, time_limit: 3 }, { signal }),
  );
  return fresh && value?.status === "unsolvable";
}
