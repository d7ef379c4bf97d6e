// A button over each tube: to tap, to reach with the arrow keys, and to be read aloud.
// SPDX-License-Identifier: MIT
import type { BoardView } from "@decant/core";
import { useMemo, useRef } from "preact/hooks";
import { swatches } from "../settings";
import { footroom, headroom, pitch } from "./glass";
import type { Layout } from "./layout";
import { describe } from "./names";

interface Props {
  view: BoardView;
  layout: Layout;
  rims: number[];
  selected: number | null;
  focused: number;
  focus: (tube: number) => void;
  tap: (tube: number) => void;
}

export function TubeButtons({ view, layout, rims, selected, focused, focus, tap }: Props) {
  const buttons = useRef<(SVGGElement | null)[]>([]);
  const names = useMemo(() => colorNames(view), [view, swatches.value]);
  const tall = Math.max(...rims);
  const last = view.tubes.length - 1;

  function key(event: KeyboardEvent, tube: number) {
    const { columns } = layout;
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };
    const step = steps[event.key];
    if (event.key === "Enter" || event.key === " ") tap(tube);
    else if (event.key === "Escape" && selected !== null) tap(selected);
    else if (step !== undefined) {
      const next = Math.min(last, Math.max(0, tube + step));
      focus(next);
      buttons.current[next]?.focus();
    } else return;
    event.preventDefault();
  }

  return (
    <>
      {view.tubes.map((tube, i) => {
        const { x, y } = layout.places[i]!;
        const area = { x: x - pitch / 2, y: y - tall - headroom, width: pitch, height: headroom + tall + footroom };
        return (
          <g
            key={i}
            class="tube-button"
            role="button"
            tabindex={i === Math.min(focused, last) ? 0 : -1}
            aria-pressed={selected === i}
            aria-label={`Tube ${i + 1}: ${describe(tube, (color) => names[color]!)}`}
            ref={(button: SVGGElement | null) => {
              buttons.current[i] = button;
            }}
            onClick={() => tap(i)}
            onFocus={() => focus(i)}
            onKeyDown={(event: KeyboardEvent) => key(event, i)}
          >
            <rect {...area} fill="transparent" />
            <rect class="ring" x={area.x + 2} y={area.y + 2} width={area.width - 4} height={area.height - 3} rx="10" />
          </g>
        );
      })}
    </>
  );
}

/** The name that the level gives, or where that is one letter, the color that it has on the screen. */
export function colorNames({ colors }: BoardView): string[] {
  return colors.map(({ name, letter, swatch }) => {
    if (name.length > 1) return name;
    const color = swatches.value[swatch]!.name;
    return colors.length > swatches.value.length ? `${color} ${letter}` : color;
  });
}
