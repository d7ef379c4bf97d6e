// Where the playback of a plan is, whether it runs, and how it is stepped by one hand while the other one plays the game.
// SPDX-License-Identifier: MIT
import { useEffect, useRef, useState } from "preact/hooks";

/** Milliseconds for a move at speed 1. */
const beat = 900;

interface Settings {
  /** The step in the address; a number past the end counts as the last step. */
  step: number;
  length: number;
  speed: number;
  plan: unknown;
  show: (step: number) => void;
}

export function usePlayback({ step, length, speed, plan, show }: Settings) {
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

export type Playback = ReturnType<typeof usePlayback>;

/** Pixels of a swipe; a shorter one, or one that is not much wider than high, is a tap or scrolls. */
const leastSwipe = 40;

/** For the area around a board: a tap or a swipe to the left is a step forth, and one to the right a step back. */
export function useSwipes(forth: () => void, back: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const swiped = useRef(false);
  return {
    onPointerDown(event: PointerEvent) {
      swiped.current = false;
      start.current = event.isPrimary ? { x: event.clientX, y: event.clientY } : null;
    },
    onPointerUp(event: PointerEvent) {
      if (!start.current) return;
      const by = { x: event.clientX - start.current.x, y: event.clientY - start.current.y };
      if (Math.abs(by.x) < leastSwipe || Math.abs(by.x) < 2 * Math.abs(by.y)) return;
      swiped.current = true;
      if (by.x < 0) forth();
      else back();
    },
    // A mouse clicks at the end of a swipe, too.
    onClickCapture(event: Event) {
      if (swiped.current) event.stopPropagation();
    },
    onClick: forth,
  };
}

/** Keeps the screen on, where the browser can, for those who look at the page while they play elsewhere. */
export function useAwake(wanted: boolean) {
  useEffect(() => {
    if (!wanted || !("wakeLock" in navigator)) return;
    let lock: Promise<WakeLockSentinel | undefined> = Promise.resolve(undefined);
    const ask = () => {
      if (document.visibilityState === "visible") lock = navigator.wakeLock.request("screen").catch(() => undefined);
    };
    ask();
    // The browser takes it back whenever the page is hidden.
    document.addEventListener("visibilitychange", ask);
    return () => {
      document.removeEventListener("visibilitychange", ask);
      void lock.then((held) => held?.release());
    };
  }, [wanted]);
}
