// The hint ladder: each time the player asks in the same position, the hint says more.
// SPDX-License-Identifier: MIT
import type { DecantError, Hint } from "@decant/core";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { core } from "../core";

export type Rung = 1 | 2 | 3 | 4;

export interface HintState {
  rung: 0 | Rung;
  asking: boolean;
  hint?: Hint;
  error?: DecantError;
}

const patience = 20;

export function useHint(level: string, moves: string) {
  const [state, tell] = useState<HintState>({ rung: 0, asking: false });
  const asked = useRef<AbortController | null>(null);
  // At once, not after the next frame: a question about the new position may come before that.
  useLayoutEffect(() => {
    tell({ rung: 0, asking: false });
    return () => {
      asked.current?.abort();
      asked.current = null;
    };
  }, [level, moves]);

  async function ask(rung = Math.min(4, state.rung + 1) as Rung): Promise<Hint | undefined> {
    if (asked.current) return;
    const mine = (asked.current = new AbortController());
    tell({ ...state, asking: true });
    try {
      const hint = await core.hint({ level, moves, rung, time_limit: patience }, { signal: mine.signal });
      if (!mine.signal.aborted) tell({ rung, hint, asking: false });
      return mine.signal.aborted ? undefined : hint;
    } catch (error) {
      if (!mine.signal.aborted) tell({ rung: 0, error: error as DecantError, asking: false });
    } finally {
      if (asked.current === mine) asked.current = null;
    }
  }
  return { ...state, ask, close: () => tell({ rung: 0, asking: false }) };
}
