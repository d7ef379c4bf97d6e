// The sentence about the length of a game that was won.
// SPDX-License-Identifier: MIT
import { core } from "../core";
import { useAnswer } from "../use-answer";

export function useShortest(level: string, won: boolean): string {
  const { value, fresh } = useAnswer(won ? level : null, (signal) => core.solve({ level, time_limit: 3 }, { signal }));
  return fresh && value?.claim === "optimal" ? `The shortest plan has ${value.length}.` : "";
}
