// The moves of a game or a plan, one a line; a tap goes to one.
// SPDX-License-Identifier: MIT
import type { Move, View } from "@decant/core";
import { useEffect, useRef } from "preact/hooks";
import { swatches } from "../settings";
import "./steps.css";

interface Props {
  moves: Move[];
  view: View;
  /** The one that is marked, from 0 on. */
  current: number;
  onGo: (move: number) => void;
}

function Line({ move, view }: { move: Move; view: View }) {
  if (!("units" in move))
    return (
      <>
        {move.token}: {move.from} → {move.to}
      </>
    );
  const colors = view.kind === "board" ? view.colors : [];
  const swatch = swatches.value[colors.find(({ name }) => name === move.color)?.swatch ?? -1];
  return (
    <>
      <span class="drop" style={{ background: swatch?.fill }} /> {move.from + 1} → {move.to + 1}
      {move.units > 1 && <span class="soft"> × {move.units}</span>}
    </>
  );
}

export function Steps({ moves, view, current, onGo }: Props) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const marked = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (!list.current || !marked) return;
    list.current.scrollTop = marked.offsetTop - list.current.clientHeight / 2;
  }, [current]);
  return (
    <ol class={view.kind === "map" ? "steps wordy" : "steps"} ref={list} aria-label="Moves" tabIndex={-1}>
      {moves.map((move, i) => (
        <li key={i}>
          <button class="quiet" aria-current={i === current ? "step" : undefined} onClick={() => onGo(i)}>
            <span class="count">{i + 1}</span> <Line move={move} view={view} />
          </button>
        </li>
      ))}
    </ol>
  );
}
