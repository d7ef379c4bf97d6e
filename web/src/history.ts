// A value with the way back to its earlier values.
// SPDX-License-Identifier: MIT
import { type Check, listOf, shaped, stored } from "./stored";

export interface History<T> {
  past: T[];
  present: T;
  future: T[];
}

const longest = 200;

export const begin = <T>(present: T): History<T> => ({ past: [], present, future: [] });

/** Changes in one go, such as the steps of a drag, are one: `amend` leaves no step behind. */
export const amend = <T>(history: History<T>, present: T): History<T> => ({ ...history, present });

export const change = <T>(history: History<T>, present: T): History<T> => ({
  past: [...history.past, history.present].slice(-longest),
  present,
  future: [],
});

export function undo<T>({ past, present, future }: History<T>): History<T> {
  return past.length === 0
    ? { past, present, future }
    : { past: past.slice(0, -1), present: past.at(-1)!, future: [present, ...future] };
}

export function redo<T>({ past, present, future }: History<T>): History<T> {
  return future.length === 0
    ? { past, present, future }
    : { past: [...past, present], present: future[0]!, future: future.slice(1) };
}

/** A value that the browser keeps, and apart from it, as it is longer and changes less often, its history. */
export function storedHistory<T>(name: string, initial: T, check: Check<T>) {
  const present = stored(name, initial, check);
  const whole = stored<History<T>>(
    `${name}-history`,
    begin(present.value),
    shaped({ past: listOf(check), present: check, future: listOf(check) }),
  );
  return {
    /** A history of another value, such as that of another window, is not used. */
    get value(): History<T> {
      const belongs = JSON.stringify(whole.value.present) === JSON.stringify(present.value);
      return belongs ? whole.value : begin(present.value);
    },
    set value(history: History<T>) {
      present.value = history.present;
      const { past, future } = whole.value;
      if (history.past !== past || history.future !== future) whole.value = history;
    },
  };
}
