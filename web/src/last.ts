// The level at hand, and where its game and its plan were left.
// SPDX-License-Identifier: MIT
import type { Aside } from "@decant/core";
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { isText, isWhole, listOf, shaped, stored, type Check } from "./stored";

const example = "water4:ABCA/DEFC/DEGD/DHFI/JGIK/LGFC/BBHE/BALI/IJJK/LEAH/GKFJ/KHCL/-/-";

/** The level that the page entered, opened or read last; empty if there was none yet. */
const lastLevel = stored("level", "", isText);

/**
 * The level that a form on the screen shows: a code; empty while it is not a level, or there is a question about it; undefined
 * while it is read; null where no form shows anything.
 */
type Entered = string | undefined | null;
const entered = signal<Entered>(null);

/** Makes the level that a form shows the level at hand, as soon as it reads without a question. */
export function useEntered(level: Entered) {
  useEffect(() => {
    entered.value = level;
    if (level) keepLevel(level);
  }, [level]);
  useEffect(() => () => void (entered.value = null), []);
}

/** The level that is on the screen, else the last one; `opened` is that of the address. */
export const levelAtHand = (opened: string) => (entered.value === null ? opened || lastLevel.value : entered.value);

/** For addresses without a level. */
export const levelOrExample = (opened: string) => opened || lastLevel.value || example;

const game = stored("game", { level: "", moves: "" }, shaped({ level: isText, moves: isText }));
const plan = stored("plan", { level: "", moves: "", step: 0 }, shaped({ level: isText, moves: isText, step: isWhole }));
const rows = stored("rows", { level: "", rows: [] as number[] }, shaped({ level: isText, rows: listOf(isWhole) }));

const isAside = shaped<Aside>({
  line: ((kept) => kept === undefined || isWhole(kept)) as Check<number | undefined>,
  text: isText,
});
const notUsed = stored(
  "not-used",
  { level: "", asides: [] as Aside[] },
  shaped({ level: isText, asides: listOf(isAside) }),
);

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

/** How many tubes stand in each row of the picture that a level comes from. */
export const rowsOf = (level: string) => (rows.value.level === level ? rows.value.rows : undefined);

/** The unused parts of the text that a level comes from. */
export const notUsedOf = (level: string) => (notUsed.value.level === level ? notUsed.value.asides : []);

/** Each may be called only with levels and moves that the core could read. */
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
export function keepRows(level: string, counts: number[]) {
  rows.value = { level, rows: counts };
}
export function keepNotUsed(level: string, asides: Aside[]) {
  notUsed.value = { level, asides };
}
