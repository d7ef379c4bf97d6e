// A search for a shortest plan, with the results so far.
// SPDX-License-Identifier: MIT
import type { DecantError, Progress, Solution } from "@decant/core";
import { useEffect, useRef, useState } from "preact/hooks";
import { core } from "../core";

export interface Search {
  running: boolean;
  progress?: Progress;
  /** Known as a whole once nothing runs; of a level without a plan, all but the advice is known before. */
  solution?: Solution;
  error?: DecantError;
  cancelled?: boolean;
}

/** Searches as soon as there is a level; `advice`: also for changes that would help where there is no plan. */
export function useSolution(level: string | undefined, advice: boolean) {
  const [{ of, ...search }, tell] = useState<Search & { of?: string }>({ running: false });
  const current = useRef<{ abort: AbortController; stop: AbortController } | null>(null);

  function start() {
    current.current?.abort.abort();
    if (!level) return;
    const mine = (current.current = { abort: new AbortController(), stop: new AbortController() });
    const fresh = () => current.current === mine;
    tell({ of: level, running: true });
    core
      .solve(
        { level, advice },
        {
          signal: mine.abort.signal,
          stop: mine.stop.signal,
          onProgress: (progress) =>
            fresh() && tell((old) => (old.running && !old.solution ? { ...old, progress } : old)),
          onVerdict: (solution) => fresh() && tell((old) => ({ ...old, solution })),
        },
      )
      .then(
        (solution) =>
          fresh() && tell((old) => ({ ...old, running: false, solution, cancelled: mine.stop.signal.aborted })),
        (error: DecantError) =>
          fresh() &&
          tell((old) =>
            mine.stop.signal.aborted
              ? { ...old, running: false, cancelled: true }
              : { of: level, running: false, error },
          ),
      );
  }

  useEffect(() => {
    start();
    return () => {
      current.current?.abort.abort();
      current.current = null;
    };
  }, [level, advice]);
  const known: Search = of === level ? search : { running: true };
  return {
    ...known,
    start,
    /** Ends the search; its results by then are its answer, where the browser allows that. */
    cancel: () => current.current?.stop.abort(),
  };
}
