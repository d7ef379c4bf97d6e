// Signals that the browser keeps.
// SPDX-License-Identifier: MIT
import { effect, signal, type Signal } from "@preact/signals";

/** Without storage, as in some private windows, the signal lives as long as the page. */
export function stored<T>(name: string, initial: T): Signal<T> {
  const key = `decant.${name}`;
  const kept = signal(initial);
  try {
    const text = localStorage.getItem(key);
    if (text !== null) kept.value = JSON.parse(text) as T;
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
