// Whether the game can no longer be won, for those who want to be told.
// SPDX-License-Identifier: MIT
import { useEffect, useState } from "preact/hooks";
import { core } from "../core";
import { settings } from "../settings";

export function useLost(level: string, moves: string): boolean {
  const wanted = settings.tellLost.value;
  const [lost, tell] = useState(false);
  useEffect(() => {
    tell(false);
    if (!wanted) return;
    const asked = new AbortController();
    core.hint({ level, moves, rung: 1, time_limit: 3 }, { signal: asked.signal }).then(
      ({ status }) => asked.signal.aborted || tell(status === "unsolvable"),
      () => {},
    );
    return () => asked.abort();
  }, [level, moves, wanted]);
  return lost;
}
