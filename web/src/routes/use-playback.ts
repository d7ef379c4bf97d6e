// Where the playback of a plan is, and whether it runs.
// SPDX-License-Identifier: MIT
import { useEffect, useState } from "preact/hooks";

/** Milliseconds for a move at speed 1. */
const beat = 900;

interface Playback {
  /** What the address says; more than there is counts as the last. */
  step: number;
  length: number;
  speed: number;
  plan: unknown;
  show: (step: number) => void;
}

export function usePlayback({ step, length, speed, plan, show }: Playback) {
  const at = Math.min(step, length);
  const [playing, play] = useState(false);
  useEffect(() => play(false), [plan]);
  useEffect(() => {
    if (!playing) return;
    if (at >= length) return play(false);
    const timer = setTimeout(() => show(at + 1), at === 0 ? 150 : beat / speed);
    return () => clearTimeout(timer);
  }, [playing, at, length, speed]);

  const to = (step: number) => {
    play(false);
    show(Math.min(length, Math.max(0, step)));
  };
  return {
    at,
    playing,
    to,
    back: () => to(at - 1),
    forth: () => to(at + 1),
    toggle() {
      if (at >= length) show(0);
      play(!playing);
    },
  };
}
