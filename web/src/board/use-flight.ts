// The move on its way, drawn anew for each frame until it has landed.
// SPDX-License-Identifier: MIT
import type { BoardView } from "@decant/core";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { changeBetween, type Change } from "./change";
import { ballTime, pouredBy, pourTime } from "./flight";

export interface Flight {
  change: Change;
  before: BoardView;
  /** Milliseconds since the start, at the usual pace. */
  time: number;
  /** The units that have arrived so far. */
  arriving: { color: number; amount: number };
}

export const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** A new view ends the flight of the last one, so that nothing queues. */
export function useFlight(view: BoardView, pace: number): Flight | null {
  const shown = useRef(view);
  const flight = useRef<Flight | null>(null);
  const [, draw] = useState(0);
  if (shown.current !== view) {
    const change = calm.matches || pace <= 0 ? null : changeBetween(shown.current, view);
    flight.current = change && { change, before: shown.current, time: 0, arriving: { color: change.color, amount: 0 } };
    shown.current = view;
  }
  useLayoutEffect(() => {
    const current = flight.current;
    if (!current) return;
    const length = view.balls ? ballTime : pourTime(current.change.amount);
    const start = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      current.time = Math.max(0, now - start) / pace;
      current.arriving.amount = pouredBy(current.change.amount, current.time);
      if (current.time >= length) flight.current = null;
      else frame = requestAnimationFrame(next);
      draw((n) => n + 1);
    });
    return () => cancelAnimationFrame(frame);
  }, [view]);
  return flight.current;
}
