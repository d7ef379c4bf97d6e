// What to say of the length of a game that was won.
// SPDX-License-Identifier: MIT
import { useEffect, useState } from "preact/hooks";
import { core } from "../core";

export function useShortest(level: string, won: boolean): string {
  const [words, tell] = useState("");
  useEffect(() => {
    tell("");
    if (!won) return;
    const asked = new AbortController();
    core.solve({ level, time_limit: 3 }, { signal: asked.signal }).then(
      ({ claim, length }) => asked.signal.aborted || (claim === "optimal" && tell(`The shortest way takes ${length}.`)),
      () => {},
    );
    return () => asked.abort();
  }, [level, won]);
  return words;
}
