// The tube in hand, and the meaning of taps.
// SPDX-License-Identifier: MIT
import type { BoardView } from "@decant/core";
import { useEffect, useRef, useState } from "preact/hooks";
import { colorNames, complete } from "./names";
import { useDigits } from "./use-digits";

const shakeTime = 150;

/** Why one tube does not pour onto another, as far as both of them show it. */
function obstacle({ tubes }: BoardView, from: number, to: number): string {
  const source = tubes[from]!;
  const target = tubes[to]!;
  if (complete(source)) return `Tube ${from + 1} is complete.`;
  if (target.units.length === target.capacity) return `Tube ${to + 1} is full.`;
  const differ = target.units.length > 0 && target.units.at(-1) !== source.units.at(-1);
  return `Tube ${from + 1} cannot be poured onto tube ${to + 1}${differ ? ": another color is on top" : ""}.`;
}

interface Player {
  legal: string[];
  onMove?: (move: string) => void;
  onRefuse?: (reason: string) => void;
}

export function useSelection(view: BoardView, { legal, onMove, onRefuse }: Player) {
  const [selected, select] = useState<number | null>(null);
  const [shaken, shake] = useState<number | null>(null);
  const [said, say] = useState("");
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  function refuse(tube: number, reason: string) {
    select(null);
    say("");
    onRefuse?.(reason);
    shake(tube);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => shake(null), shakeTime);
  }

  function pick(tube: number) {
    select(tube);
    const top = view.tubes[tube]!.units.at(-1)!;
    say(`Tube ${tube + 1} in hand, ${top < 0 ? "hidden" : colorNames(view)[top]} on top.`);
  }

  function tap(tube: number) {
    onRefuse?.("");
    const empty = view.tubes[tube]!.units.length === 0;
    if (selected === null) return empty ? refuse(tube, `Tube ${tube + 1} is empty.`) : pick(tube);
    if (selected === tube) {
      select(null);
      return say(`Tube ${tube + 1} put down.`);
    }
    const move = `${selected + 1}>${tube + 1}`;
    if (legal.includes(move)) {
      select(null);
      say("");
      return onMove?.(move);
    }
    // A player who taps a tube that can itself be poured has changed their mind.
    if (legal.some((other) => other.startsWith(`${tube + 1}>`))) pick(tube);
    else refuse(selected, obstacle(view, selected, tube));
  }

  const held = selected !== null && selected < view.tubes.length ? selected : null;
  useDigits(view.tubes.length, onMove && ((tube) => tap(tube)));
  return { selected: onMove ? held : null, shaken, tap, said };
}
