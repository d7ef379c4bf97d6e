// Where a hint points: from tube to tube, or down at one tube.
// SPDX-License-Identifier: MIT
import type { Layout } from "./layout";

/** Tubes of the hint; -1 where there is none. */
export interface Hinted {
  from: number;
  to: number;
}

const rise = 30;

export function HintArrow({ from, to, layout, rims }: Hinted & { layout: Layout; rims: number[] }) {
  const mouth = (tube: number) => ({ x: layout.places[tube]!.x, y: layout.places[tube]!.y - rims[tube]! });
  const [begin, end] = [mouth(from), mouth(to < 0 ? from : to)];
  const path =
    to < 0
      ? `M${end.x} ${end.y - rise}V${end.y}`
      : `M${begin.x} ${begin.y - 2}C${begin.x} ${begin.y - rise} ${end.x} ${end.y - rise} ${end.x} ${end.y}`;
  return (
    <g class="hint-arrow" aria-hidden="true">
      {["halo", "shaft"].map((layer) => (
        <g class={layer} key={layer}>
          <path d={path} />
          <path d={`M${end.x - 7} ${end.y - 6}L${end.x} ${end.y + 3}L${end.x + 7} ${end.y - 6}`} />
        </g>
      ))}
    </g>
  );
}
