// Words that are shown for a moment.
// SPDX-License-Identifier: MIT
import { useEffect, useRef, useState } from "preact/hooks";

export function useBrief(milliseconds: number): [words: string, say: (words: string) => void] {
  const [words, set] = useState("");
  const timer = useRef(0);
  const say = (next: string) => {
    clearTimeout(timer.current);
    set(next);
    if (next) timer.current = window.setTimeout(() => set(""), milliseconds);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return [words, say];
}
