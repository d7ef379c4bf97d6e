// Tubes drawn in rows, with a button over each of them where they can be tapped.
// SPDX-License-Identifier: MIT
import type { BoardView } from "@decant/core";
import { useId, useMemo, useRef, useState } from "preact/hooks";
import { marksFor, swatches } from "../settings";
import { FlightDrawing } from "./FlightDrawing";
import { footroom, rimOf, ruleHeight, unitHeight } from "./glass";
import { type Hinted, HintArrow } from "./HintArrow";
import { layOut, smallest } from "./layout";
import { Miniature } from "./Miniature";
import { asSeen, colorNames, complete, describe, rulesOf } from "./names";
import { Place, type Role } from "./Place";
import { Gradients, type Look } from "./Tube";
import { TubeButtons } from "./TubeButtons";
import type { Flight } from "./use-flight";
import { useRoom } from "./use-room";
import "./board.css";

interface Props {
  view: BoardView;
  flight?: Flight | null;
  selected?: number | null;
  shaken?: number | null;
  role?: (tube: number) => Role;
  /** Without it, the rack is a picture. */
  tap?: (tube: number) => void;
  /** Only the glass of a tube is tapped, as a tap beside it means something else. */
  slim?: boolean | undefined;
  height?: number;
  /** How many tubes stand in each row of the game. */
  rows?: number[] | undefined;
  corks?: boolean;
  /** The tubes that an arrow connects, or the one that it points at. */
  hint?: Hinted | undefined;
}

/** The share of the window that a miniature takes. */
const glance = 0.2;

function inWords(view: BoardView): string {
  const names = colorNames(view);
  return view.tubes.map((tube, i) => `Tube ${i + 1}: ${describe(tube, (color) => names[color]!)}.`).join(" ");
}

export function Rack({
  view: board,
  flight,
  selected = null,
  shaken = null,
  role = () => "",
  tap,
  slim = false,
  height,
  rows,
  corks = true,
  hint,
}: Props) {
  const id = useId();
  const view = useMemo(() => asSeen(board), [board]);
  const [wrapper, room] = useRoom(height);
  const first = useRef(view);
  const lifted = useRef<number | null>(null);
  if (selected !== null) lifted.current = selected;
  const [focused, focus] = useState(0);
  const tubes = useRef<SVGGElement>(null);

  const marks = marksFor(view.colors.length);
  const unit = unitHeight(Math.max(...view.tubes.map((tube) => tube.capacity)));
  const rims = view.tubes.map((tube) => rimOf(tube.capacity, unit));
  const tall = Math.max(...rims);
  // A picture beside other things is seen whole, however small it is.
  const least = tap || height === undefined ? smallest : 0;
  const foot = footroom + ruleHeight * Math.max(...view.tubes.map((tube) => rulesOf(tube).length));
  const layout = layOut(view.tubes.length, tall, room, least, rows, foot);
  const look: Look = useMemo(
    () => ({
      id,
      marks,
      unit,
      balls: view.balls,
      // Marks of a small board are larger, as far as there is room.
      markSize: Math.min(Math.max(1, 0.9 / layout.scale), unit / 17),
      paints: view.colors.map(({ letter, swatch }) => ({ letter, swatch, ...swatches.value[swatch]! })),
    }),
    [id, marks, view, layout.scale, swatches.value],
  );
  const label = useMemo(() => (tap ? `Board of ${view.tubes.length} tubes` : inWords(view)), [view, !tap]);
  const whole = layout.height * layout.scale <= room.height + 1;

  return (
    <div class="board" ref={wrapper}>
      {room.width > 0 && !whole && (
        <Miniature
          {...{ view, look, rims, role, selected }}
          room={{ width: room.width, height: glance * innerHeight }}
          onShow={(tube) => tubes.current?.children[tube]?.scrollIntoView({ block: "center" })}
        />
      )}
      {room.width > 0 && (
        <svg
          viewBox={`0 0 ${layout.width} ${layout.height}`}
          width={layout.width * layout.scale}
          height={layout.height * layout.scale}
          role={tap ? "group" : "img"}
          aria-label={label}
          // A tap beside the tubes puts down the one in hand.
          onClick={(event) => {
            if (!tap || selected === null) return;
            event.stopPropagation();
            tap(selected);
          }}
        >
          <Gradients id={id} rims={[...new Set(rims)]} />
          <g aria-hidden="true" ref={tubes}>
            {view.tubes.map((tube, i) => {
              const arriving = flight?.change.to === i ? flight : undefined;
              const away = flight?.change.from === i && !view.balls;
              const corked = corks && complete(tube) && !arriving && (first.current === view || "now");
              return (
                <Place
                  key={i}
                  {...{ tube, look, arriving, away, corked }}
                  number={i + 1}
                  at={layout.places[i]!}
                  rim={rims[i]!}
                  role={role(i)}
                  lifted={selected === i}
                  shaken={shaken === i}
                />
              );
            })}
            {flight && (
              <FlightDrawing
                {...{ flight, look, layout, rims }}
                lift={flight.change.from === lifted.current ? 12 : 0}
              />
            )}
          </g>
          {hint && hint.from >= 0 && <HintArrow {...hint} {...{ layout, rims }} />}
          {tap && <TubeButtons {...{ view, layout, rims, selected, focused, focus, tap, slim }} />}
        </svg>
      )}
    </div>
  );
}
