// Tubes drawn in rows, with a button over each of them where they can be tapped.
// SPDX-License-Identifier: MIT
import type { BoardView } from "@decant/core";
import { useId, useMemo, useRef, useState } from "preact/hooks";
import { paint } from "../palette";
import { marksFor, swatches } from "../settings";
import { FlightDrawing } from "./FlightDrawing";
import { rimOf, unitHeight } from "./glass";
import { layOut } from "./layout";
import { complete, describe } from "./names";
import { Gradients, Tube, type Look } from "./Tube";
import { colorNames, TubeButtons } from "./TubeButtons";
import { calm, type Flight } from "./use-flight";
import { useRoom } from "./use-room";
import "./board.css";

export type Role = "source" | "target" | "pointed" | "";

interface Props {
  view: BoardView;
  flight?: Flight | null;
  selected?: number | null;
  shaken?: number | null;
  role?: (tube: number) => Role;
  /** Without it, the rack is a picture. */
  tap?: (tube: number) => void;
  height?: number;
  corks?: boolean;
}

function inWords(view: BoardView): string {
  const names = colorNames(view);
  return view.tubes.map((tube, i) => `Tube ${i + 1}: ${describe(tube, (color) => names[color]!)}.`).join(" ");
}

const arrows: Record<Role, string> = { source: " ↑", target: " ↓", pointed: "", "": "" };

export function Rack({
  view,
  flight,
  selected = null,
  shaken = null,
  role = () => "",
  tap,
  height,
  corks = true,
}: Props) {
  const id = useId();
  const [wrapper, room] = useRoom(height);
  const first = useRef(view);
  const lifted = useRef<number | null>(null);
  if (selected !== null) lifted.current = selected;
  const [focused, focus] = useState(0);

  const marks = marksFor(view.colors.length);
  const look: Look = useMemo(
    () => ({
      id,
      marks,
      balls: view.balls,
      unit: unitHeight(Math.max(...view.tubes.map((tube) => tube.capacity))),
      paints: paint(view.colors).map((swatch, i) => ({
        swatch,
        letter: view.colors[i]!.letter,
        ...swatches.value[swatch]!,
      })),
    }),
    [id, marks, view, swatches.value],
  );
  const rims = view.tubes.map((tube) => rimOf(tube.capacity, look.unit));
  const layout = layOut(view.tubes.length, Math.max(...rims), room);

  return (
    <div class="board" ref={wrapper}>
      {room.width > 0 && (
        <svg
          viewBox={`0 0 ${layout.width} ${layout.height}`}
          width={layout.width * layout.scale}
          height={layout.height * layout.scale}
          role={tap ? "group" : "img"}
          aria-label={tap ? `Board of ${view.tubes.length} tubes` : inWords(view)}
        >
          <Gradients id={id} rims={[...new Set(rims)]} />
          <g aria-hidden="true">
            {view.tubes.map((tube, i) => {
              const { x, y } = layout.places[i]!;
              const arriving = flight?.change.to === i ? flight : null;
              const away = flight?.change.from === i && !view.balls;
              const corked = corks && complete(tube) && !arriving && (first.current === view || "now");
              return (
                <g
                  key={i}
                  class={`place ${role(i)} ${shaken === i ? "shaken" : ""}`}
                  transform={`translate(${x} ${y})`}
                  style={{ "--i": i }}
                >
                  <ellipse class="ground" cy="5" rx="15" ry="3" />
                  {!away && (
                    <g class={selected === i ? "tube lifted" : "tube"} key={calm.matches ? tube.units.join() : ""}>
                      <g class="wave">
                        {arriving ? (
                          <Tube
                            look={look}
                            rim={rims[i]!}
                            units={arriving.before.tubes[i]!.units}
                            more={view.balls ? undefined : { ...arriving.arriving }}
                          />
                        ) : (
                          <Tube look={look} rim={rims[i]!} units={tube.units} corked={corked} />
                        )}
                      </g>
                    </g>
                  )}
                  <rect class="number-ground" x="-18" y="10" width="36" height="17" rx="8.5" />
                  <text class="number" y="22.5">
                    {i + 1}
                    {arrows[role(i)]}
                  </text>
                </g>
              );
            })}
            {flight && (
              <FlightDrawing
                {...{ flight, look, layout, rims }}
                lift={flight.change.from === lifted.current ? 12 : 0}
              />
            )}
          </g>
          {tap && <TubeButtons {...{ view, layout, rims, selected, focused, focus, tap }} />}
        </svg>
      )}
    </div>
  );
}
