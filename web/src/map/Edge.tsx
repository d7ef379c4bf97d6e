// An arrow from node to node, with its condition.
// SPDX-License-Identifier: MIT
import type { MapView } from "@decant/core";
import { spoken } from "./condition";
import { type Curve, type Point, subtract } from "./geometry";
import { PlaceGlyph } from "./icons";
import type { Route } from "./layout";
import { label } from "./scene";

interface Props {
  edge: MapView["edges"][number];
  route: Route;
  names: string[];
  /** Whether it begins where a token is picked. */
  from: boolean;
  selected?: boolean;
  wrong?: boolean;
  onLight?: (on: boolean) => void;
  onTap?: () => void;
}

export function Edge({ edge, route, names, from, selected, wrong, onLight, onTap }: Props) {
  const { curve, label: place } = route;
  const { width, signs } = label(edge.condition ?? "");
  const words = `${names[edge.from]} ${edge.both_ways ? "and" : "to"} ${names[edge.to]}`;
  const spokenWords = edge.condition
    ? `${words}, if ${spoken(edge.condition)}: ${edge.open ? "open" : "closed"}`
    : words;
  const state = `${edge.open ? "" : " closed"}${from ? " from" : ""}${selected ? " selected" : ""}${wrong ? " wrong" : ""}`;
  const focusable = Boolean(onTap) || Boolean(edge.condition);
  return (
    <g
      class={`map-edge${state}`}
      role={onTap ? "button" : "img"}
      aria-label={spokenWords}
      tabindex={focusable ? 0 : undefined}
      onPointerEnter={() => onLight?.(true)}
      onPointerLeave={() => onLight?.(false)}
      onFocus={() => onLight?.(true)}
      onBlur={() => onLight?.(false)}
      onClick={
        onTap &&
        ((event) => {
          event.stopPropagation();
          onTap();
        })
      }
      onKeyDown={onTap && ((event) => event.key === "Enter" && onTap())}
    >
      <title>{spokenWords}</title>
      <path class="map-reach" d={path(curve)} />
      <path class="map-line" d={path(curve)} />
      <path class="map-head" d={head(curve.to, subtract(curve.to, curve.control))} />
      {edge.both_ways && <path class="map-head" d={head(curve.from, subtract(curve.from, curve.control))} />}
      {width > 0 && (
        <g class="map-label" transform={`translate(${place.x} ${place.y})`}>
          <rect x={-width / 2} y={-10} width={width} height={20} rx={10} />
          {signs.map((sign, i) =>
            sign.kind === "name" ? (
              <g key={i}>
                <PlaceGlyph name={sign.text} x={sign.x} y={0} size={14} />
                {sign.struck && <path class="map-strike" d={`M${sign.x - 7} 7l14-14`} />}
              </g>
            ) : (
              <text key={i} class="map-operator" x={sign.x} y={0}>
                {sign.kind === "or" ? "or" : sign.text}
              </text>
            ),
          )}
        </g>
      )}
    </g>
  );
}

const path = ({ from, control, to }: Curve): string =>
  `M${round(from.x)} ${round(from.y)}Q${round(control.x)} ${round(control.y)} ${round(to.x)} ${round(to.y)}`;

/** A small tip that points along the slope. */
function head(tip: Point, slope: Point): string {
  const size = Math.hypot(slope.x, slope.y) || 1;
  const x = slope.x / size;
  const y = slope.y / size;
  const corner = (side: number) => `${round(tip.x - 7.5 * x + side * 4 * y)} ${round(tip.y - 7.5 * y - side * 4 * x)}`;
  return `M${corner(1)}L${round(tip.x + 1.5 * x)} ${round(tip.y + 1.5 * y)}L${corner(-1)}`;
}

const round = (n: number): number => Math.round(n * 10) / 10;
