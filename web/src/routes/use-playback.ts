// Where the playback of a plan is, and whether it runs.
// SPDX-License-Identifier: MIT
import { useEffect, useState } from "preact/hooks";

/** Milliseconds for a move at speed 1. */
const beat = 900;

export function usePlayback(length: number, speed: number, plan: unknown) {
  const [at, set] = useState(0);
  const [playing, play] = useState(false);
  useEffect(() => {
    set(0);
    play(false);
  }, [plan]);
  useEffect(() => {
    if (!playing) return;
    if (at >= length) return play(false);
    const timer = setTimeout(() => set(at + 1), at === 0 ? 150 : beat / speed);
    return () => clearTimeout(timer);
  }, [playing, at, length, speed]);

  const to = (step: number) => {
    play(false);
    set(Math.min(length, Math.max(0, step)));
  };
  return {
    at,
    playing,
    to,
    back: () => to(at - 1),
    forth: () => to(at + 1),
    toggle() {
      if (at >= length) set(0);
      play(!playing);
    },
  };
}
