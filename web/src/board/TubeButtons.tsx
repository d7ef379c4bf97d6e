// A button over each tube: to tap, to reach with the arrow keys, and to be read aloud.
// SPDX-License-Identifier: MIT
import type { BoardView } from "@decant/core";
import { useMemo, useRef } from "preact/hooks";
import { footroom, half, headroom, pitch } from "./glass";
import { type Layout, neighbor } from "./layout";
import { colorNames, describe } from "./names";

interface Props {
  view: BoardView;
  layout: Layout;
  rims: number[];
  selected: number | null;
  focused: number;
  focus: (tube: number) => void;
  tap: (tube: number) => void;
  /** Only the glass is tapped. */
  slim: boolean;
}

/** The area to tap for a tube, around the middle of its bottom. */
function areaOf(tall: number, slim: boolean) {
  const [above, below, side] = slim ? [4, 4, half + 4] : [headroom, footroom, pitch / 2];
  return { x: -side, y: -tall - above, width: 2 * side, height: above + tall + below };
}

export function TubeButtons({ view, layout, rims, selected, focused, focus, tap, slim }: Props) {
  const buttons = useRef<(SVGGElement | null)[]>([]);
  const names = useMemo(() => colorNames(view), [view]);
  const last = view.tubes.length - 1;

  function key(event: KeyboardEvent, tube: number) {
    if (event.key === "Enter" || event.key === " ") tap(tube);
    else if (event.key === "Escape" && selected !== null) tap(selected);
    else if (event.key.startsWith("Arrow")) {
      const next = neighbor(layout, tube, event.key);
      focus(next);
      buttons.current[next]?.focus();
    } else return;
    event.preventDefault();
  }

  return (
    <>
      {view.tubes.map((tube, i) => {
        const { x, y } = layout.places[i]!;
        const area = areaOf(slim ? rims[i]! : Math.max(...rims), slim);
        return (
          <g
            key={i}
            class="tube-button"
            transform={`translate(${x} ${y})`}
            role="button"
            tabindex={i === Math.min(focused, last) ? 0 : -1}
            aria-pressed={selected === i}
            aria-label={`Tube ${i + 1}: ${describe(tube, (color) => names[color]!)}`}
            ref={(button: SVGGElement | null) => {
              buttons.current[i] = button;
            }}
            onClick={(event: Event) => {
              event.stopPropagation();
              tap(i);
            }}
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
