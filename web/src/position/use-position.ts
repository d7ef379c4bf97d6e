// The position of a level after moves, as the core tells it.
// SPDX-License-Identifier: MIT
import type { DecantError, Position } from "@decant/core";
import { useEffect, useState } from "preact/hooks";
import { core } from "../core";

export interface Answer {
  position?: Position;
  error?: DecantError;
}

/** Keeps the last position until the next is known, so that nothing flickers. */
export function usePosition(level: string, moves = ""): Answer {
  const [answer, tell] = useState<Answer>({});
  useEffect(() => {
    let wanted = true;
    core.position({ level, moves }).then(
      (position) => wanted && tell({ position }),
      (error: DecantError) => wanted && tell({ error }),
    );
    return () => {
      wanted = false;
    };
  }, [level, moves]);
  return answer;
}
