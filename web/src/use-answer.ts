// Questions to the core whose answers are shown as they come.
// SPDX-License-Identifier: MIT
import type { DecantError } from "@decant/core";
import { useEffect, useState } from "preact/hooks";

export interface Answer<T> {
  value?: T;
  error?: DecantError;
  /** Whether this answers the question as it stands now; else it is kept only so that nothing flickers. */
  fresh: boolean;
}

/**
 * Asks whenever the question is another one, unless it is null. The signal is aborted when nobody waits any more. Before it asks,
 * it waits `pause` milliseconds: a question that changes with each key is asked once the typing stops.
 */
export function useAnswer<T>(question: unknown, ask: (signal: AbortSignal) => Promise<T>, pause = 0): Answer<T> {
  const [given, tell] = useState<{ to: unknown; value?: T; error?: DecantError }>({ to: null });
  useEffect(() => {
    if (question === null) return tell({ to: null });
    const asked = new AbortController();
    const { signal } = asked;
    const begin = () =>
      void ask(signal).then(
        (value) => signal.aborted || tell({ to: question, value }),
        (error: DecantError) => signal.aborted || tell({ to: question, error }),
      );
    const timer = pause > 0 ? setTimeout(begin, pause) : begin();
    return () => {
      clearTimeout(timer ?? undefined);
      asked.abort();
    };
  }, [question]);
  const { to, ...answer } = given;
  return { ...answer, fresh: to === question };
}
