// What was looked at last: for the addresses that have no level, and so that a game and a plan go on where they were left.
// SPDX-License-Identifier: MIT
import { isText, isWhole, shaped, stored } from "./stored";

const example = "water4:ABCA/DEFC/DEGD/DHFI/JGIK/LGFC/BBHE/BALI/IJJK/LEAH/GKFJ/KHCL/-/-";

export const lastLevel = stored("level", example, isText);

const game = stored("game", { level: "", moves: "" }, shaped({ level: isText, moves: isText }));
const plan = stored("plan", { level: "", moves: "", step: 0 }, shaped({ level: isText, moves: isText, step: isWhole }));

/** The address at which the game of a level goes on. */
export const gameOf = (level: string) => ({
  route: "play" as const,
  level,
  moves: game.value.level === level ? game.value.moves : "",
});

/** The address at which the plan of a level goes on: the moves before it, and its step. */
export const planOf = (level: string) => {
  const { moves, step } = plan.value.level === level ? plan.value : { moves: "", step: 0 };
  return { route: "solve" as const, level, moves, step };
};

/** Each is to be told only of what the core could read. */
export function keepLevel(level: string) {
  lastLevel.value = level;
}
export function keepGame(level: string, moves: string) {
  keepLevel(level);
  game.value = { level, moves };
}
export function keepPlan(level: string, moves: string, step: number) {
  keepLevel(level);
  plan.value = { level, moves, step };
}
