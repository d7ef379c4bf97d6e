// A token, the socket that waits for one, and how a token walks.
// SPDX-License-Identifier: MIT
import { at, type Curve, type Point } from "./geometry";
import { TokenGlyph } from "./icons";
import { type Socket, tokenRadius } from "./rim";

interface Props {
  id: number;
  kind: string;
  color: number;
  place: Point;
  picked: boolean;
  marked: boolean;
  shaken: boolean;
  onTap?: (() => void) | undefined;
}

/** Dogs and bunnies keep their colors wherever they come in a level. */
const animals: Record<string, number> = { dog: 0, bunny: 1 };
export const paint = (kind: string, color: number): string => `--kind:var(--kind-${animals[kind] ?? 2 + (color % 4)})`;

export function Token({ id, kind, color, place, picked, marked, shaken, onTap }: Props) {
  return (
    <g
      data-token={id}
      class={`map-token${picked ? " picked" : ""}${marked ? " marked" : ""}${shaken ? " shaken" : ""}${onTap ? " live" : ""}`}
      style={`${paint(kind, color)};transform:translate(${place.x}px,${place.y}px)`}
      aria-hidden="true"
      onClick={
        onTap &&
        ((event) => {
          event.stopPropagation();
          onTap();
        })
      }
    >
      <g class="map-body">
        <circle r={tokenRadius} />
        <TokenGlyph name={kind} x={0} y={0} size={17} />
      </g>
    </g>
  );
}

export function Goal({ kind, color, place, filled }: Socket) {
  return (
    <g
      class={`map-goal${filled ? " filled" : ""}`}
      style={paint(kind, color)}
      transform={`translate(${place.x} ${place.y})`}
      aria-hidden="true"
    >
      <circle r={filled ? tokenRadius + 3.5 : tokenRadius - 1} />
      {!filled && <TokenGlyph name={kind} x={0} y={0} size={14} />}
    </g>
  );
}

/** Walks along the edge where there is one, else straight; fades where motion is not wanted. */
export function walk(
  element: SVGElement,
  from: Point,
  to: Point,
  along: Curve | undefined,
  backward: boolean,
  pace: number,
) {
  for (const running of element.getAnimations()) running.cancel();
  if (pace === 0) return;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
    element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 80 });
    return;
  }
  const steps = along ? [0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9].map((t) => at(along, backward ? 1 - t : t)) : [];
  const frames = [from, ...steps, to].map((p) => ({ transform: `translate(${p.x}px,${p.y}px)` }));
  element.animate(frames, { duration: pace * (along ? 320 : 160), easing: "cubic-bezier(0.4, 0, 0.25, 1)" });
}
