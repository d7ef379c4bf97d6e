// One tube: glass, its units, and a cork when it is done.
// SPDX-License-Identifier: MIT
import { useState } from "preact/hooks";
import { half, inside, outline } from "./glass";
import { Mark } from "./Mark";
import type { TubeView } from "./names";

/** How a color of the level is drawn. */
export interface Paint {
  fill: string;
  ink: string;
  swatch: number;
  letter: string;
}

export interface Look {
  unit: number;
  markSize: number;
  balls: boolean;
  marks: "none" | "letters" | "shapes";
  paints: Paint[];
  /** Begins the names of the clip paths and gradients of this board. */
  id: string;
}

interface Run {
  color: number;
  amount: number;
}

/** Units of one color in a row are one run. `more` units of a color are on their way in, or out when negative. */
function runsOf(units: number[], more?: Run): Run[] {
  const runs: Run[] = [];
  const add = (color: number, amount: number) => {
    const last = runs.at(-1);
    if (last && last.color === color) last.amount += amount;
    else runs.push({ color, amount });
  };
  for (const unit of units) add(unit, 1);
  if (more) add(more.color, more.amount);
  return runs.filter((run) => run.amount > 0.001);
}

export function Gradients({ id, rims }: { id: string; rims: number[] }) {
  return (
    <defs>
      {rims.map((rim) => (
        <clipPath id={`${id}-${rim}`} key={rim}>
          <path d={inside(rim)} />
        </clipPath>
      ))}
      <linearGradient id={`${id}-depth`}>
        <stop offset="0" stop-color="#fff" stop-opacity="0.2" />
        <stop offset="0.45" stop-color="#fff" stop-opacity="0" />
        <stop offset="1" stop-color="#001" stop-opacity="0.13" />
      </linearGradient>
      <radialGradient id={`${id}-ball`} cx="0.36" cy="0.3" r="0.75">
        <stop offset="0" stop-color="#fff" stop-opacity="0.62" />
        <stop offset="0.32" stop-color="#fff" stop-opacity="0.12" />
        <stop offset="0.7" stop-color="#001" stop-opacity="0" />
        <stop offset="1" stop-color="#001" stop-opacity="0.22" />
      </radialGradient>
      <pattern id={`${id}-hidden`} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="8" height="8" fill="var(--sunken)" />
        <rect width="3" height="8" fill="var(--line)" />
      </pattern>
    </defs>
  );
}

// A place without liquid below other units; only levels that are being typed have such places.
const nothing: Paint = { fill: "none", ink: "none", swatch: -1, letter: "" };
const hidden = (id: string): Paint => ({ fill: `url(#${id}-hidden)`, ink: "var(--ink-soft)", swatch: -1, letter: "?" });
const paintOf = (look: Look, color: number) => look.paints[color] ?? (color < -1 ? nothing : hidden(look.id));

export function Ball({ look, color, x, y }: { look: Look; color: number; x: number; y: number }) {
  const { fill, ink, swatch, letter } = paintOf(look, color);
  if (!letter) return null;
  const radius = Math.min(half - 1, look.unit / 2 - 0.5);
  const kind = color < 0 ? "letters" : look.marks;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={radius} style={{ fill }} />
      <circle r={radius} fill={`url(#${look.id}-ball)`} />
      {kind !== "none" && <Mark kind={kind} {...{ letter, swatch, ink }} x={0} y={0} size={look.markSize} />}
    </g>
  );
}

function Liquid({ look, units, more, tilt }: { look: Look; units: number[]; more?: Run; tilt: number }) {
  const { unit } = look;
  let filled = 0;
  const runs = runsOf(units, more).map((run) => ({ ...run, bottom: filled, top: (filled += run.amount) }));
  const top = -filled * unit;
  const foot = runs[0] && runs[0].color < -1 ? -runs[0].top * unit : 0;
  return (
    // The surface stays level while the glass tilts.
    <g transform={tilt ? `skewY(${-tilt})` : undefined}>
      {runs.map(({ color, bottom, top }, i) => (
        <rect
          key={i}
          x={-half - 1}
          width={2 * half + 2}
          style={{ fill: paintOf(look, color).fill }}
          y={-top * unit}
          height={(top - bottom) * unit + (i ? 0.6 : tilt ? 80 : 1)}
        />
      ))}
      {filled > 0 && <rect x={-half} width={2 * half} y={top} height={foot - top} fill={`url(#${look.id}-depth)`} />}
      {filled > 0 && !tilt && (
        <ellipse
          cy={top}
          rx={half}
          ry={3.2}
          class="surface"
          style={{ color: paintOf(look, runs.at(-1)!.color).fill }}
        />
      )}
      {!tilt &&
        units.map((color, i) => {
          const kind = color < 0 ? "letters" : look.marks;
          const { ink, swatch, letter } = paintOf(look, color);
          return (
            kind !== "none" &&
            i < Math.ceil(filled - 0.3) && (
              <Mark key={i} {...{ kind, ink, swatch, letter }} x={0} y={-(i + 0.5) * unit} size={look.markSize} />
            )
          );
        })}
    </g>
  );
}

function Cork({ rim, dropping }: { rim: number; dropping: boolean }) {
  const [drops] = useState(dropping);
  return (
    <g transform={`translate(0 ${-rim})`}>
      <path
        class={drops ? "cork drops" : "cork"}
        d="M-15 4L-16.5-6Q-16.5-9-13-9H13Q16.5-9 16.5-6L15 4Q15 6 12 6H-12Q-15 6-15 4Z"
      />
    </g>
  );
}

interface Props {
  look: Look;
  rim: number;
  tube: TubeView;
  more?: Run;
  tilt?: number;
  /** `now`: it was just completed, and the cork drops in. */
  corked?: boolean | "now";
}

/** A bar over a tube that gives nothing, and folds of a curtain before one that is closed. */
function Shut({ rim, tube }: { rim: number; tube: TubeView }) {
  return (
    <g class="shut">
      {tube.rules?.gives && <path d={`M${-half - 5} ${-rim}H${half + 5}`} />}
      {tube.closed && <path class="curtain" d={[-12, -4, 4, 12].map((x) => `M${x} ${-rim + 2}V-3`).join("")} />}
    </g>
  );
}

export function Tube({ look, rim, tube, more, tilt = 0, corked = false }: Props) {
  const { units } = tube;
  return (
    <>
      <path class="glass-fill" d={inside(rim)} />
      <g clip-path={`url(#${look.id}-${rim})`}>
        {look.balls ? (
          units.map((color, i) => <Ball key={i} look={look} color={color} x={0} y={-(i + 0.5) * look.unit} />)
        ) : (
          <Liquid {...{ look, units, more, tilt }} />
        )}
      </g>
      <path class="glass" d={outline(rim)} />
      <path class="shine" d={`M${-half + 5} ${-rim + 14}V-20`} />
      <Shut {...{ rim, tube }} />
      {corked && <Cork rim={rim} dropping={corked === "now"} />}
    </>
  );
}
