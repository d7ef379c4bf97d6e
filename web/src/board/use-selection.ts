// The tube in hand, and what a tap means.
// SPDX-License-Identifier: MIT
import type { BoardView } from "@decant/core";
import { useEffect, useRef, useState } from "preact/hooks";
import { colorNames } from "./TubeButtons";
import { useDigits } from "./use-digits";

const shakeTime = 150;

export function useSelection(view: BoardView, legal: string[], onMove?: (move: string) => void) {
  const [selected, select] = useState<number | null>(null);
  const [shaken, shake] = useState<number | null>(null);
  const [said, say] = useState("");
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  function refuse(tube: number, reason: string) {
    say(reason);
    shake(tube);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => shake(null), shakeTime);
  }

  function tap(tube: number) {
    const number = tube + 1;
    const { units } = view.tubes[tube]!;
    if (selected === tube) {
      select(null);
      say(`Tube ${number} put down.`);
    } else if (selected !== null) {
      const move = `${selected + 1}>${number}`;
      if (!legal.includes(move)) return refuse(tube, `Tube ${selected + 1} does not pour onto tube ${number}.`);
      select(null);
      say("");
      onMove?.(move);
    } else if (units.length === 0) {
      refuse(tube, `Tube ${number} is empty.`);
    } else {
      select(tube);
      const top = units.at(-1)!;
      say(`Tube ${number} in hand, ${top < 0 ? "hidden" : colorNames(view)[top]} on top.`);
    }
  }

  const held = selected !== null && selected < view.tubes.length ? selected : null;
  useDigits(view.tubes.length, onMove && ((tube) => tap(tube)));
  return { selected: onMove ? held : null, shaken, tap, said };
}
