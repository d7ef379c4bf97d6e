// Signals that the browser keeps.
// SPDX-License-Identifier: MIT
import { effect, signal, type Signal } from "@preact/signals";

/** Whether a kept value can be used: it may come from an older page, or from somebody with other plans. */
export type Check<T> = (kept: unknown) => kept is T;

export const isText: Check<string> = (kept) => typeof kept === "string";
export const isFlag: Check<boolean> = (kept) => typeof kept === "boolean";

export const isWhole: Check<number> = (kept): kept is number => Number.isSafeInteger(kept);

export const isNumber: Check<number> = (kept): kept is number => Number.isFinite(kept);

export const listOf =
  <T>(check: Check<T>): Check<T[]> =>
  (kept): kept is T[] =>
    Array.isArray(kept) && kept.every(check);

export const shaped =
  <T extends object>(checks: { [Key in keyof T]: Check<T[Key]> }): Check<T> =>
  (kept): kept is T =>
    typeof kept === "object" &&
    kept !== null &&
    (Object.keys(checks) as (keyof T)[]).every((key) => checks[key]((kept as T)[key]));

export const orNull =
  <T>(check: Check<T>): Check<T | null> =>
  (kept): kept is T | null =>
    kept === null || check(kept);

export const oneOf =
  <T>(...values: T[]): Check<T> =>
  (kept): kept is T =>
    values.includes(kept as T);

/** Without storage, as in some private windows, the signal lives as long as the page. */
export function stored<T>(name: string, initial: T, check: Check<T>): Signal<T> {
  const key = `decant.${name}`;
  const kept = signal(initial);
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (check(value)) kept.value = value;
  } catch {
    /* Unreadable: begin anew. */
  }
  effect(() => {
    const text = JSON.stringify(kept.value);
    try {
      localStorage.setItem(key, text);
    } catch {
      /* Full or forbidden. */
    }
  });
  return kept;
}
