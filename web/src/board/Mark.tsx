// Shapes and letters that tell colors apart without color.
// SPDX-License-Identifier: MIT

import { lineOf } from "../palette";

// Twelve outlines around the origin, within a circle of radius 8. Each is used twice: filled, and as a ring.
const outlines = [
  "M0-6.5A6.5 6.5 0 0 1 0 6.5A6.5 6.5 0 0 1 0-6.5Z",
  "M-5.6-5.6H5.6V5.6H-5.6Z",
  "M0-7L7 5.5H-7Z",
  "M0-7.5L6.5 0L0 7.5L-6.5 0Z",
  "M-2.2-7H2.2V-2.2H7V2.2H2.2V7H-2.2V2.2H-7V-2.2H-2.2Z",
  "M0-7.6L2.2-2.6L7.4-2.2L3.4 1.2L4.7 6.4L0 3.6L-4.7 6.4L-3.4 1.2L-7.4-2.2L-2.2-2.6Z",
  "M0 7.5L7-5H-7Z",
  "M0 6.8C-9 1-7-6-3-6C-1-6 0-4 0-3.4C0-4 1-6 3-6C7-6 9 1 0 6.8Z",
  "M2.5-7A7.2 7.2 0 1 0 6.8 3.6A5.8 5.8 0 0 1 2.5-7Z",
  "M-7-2.4H7V2.4H-7Z",
  "M-2.4-7H2.4V7H-2.4Z",
  "M-6.4-3.7L0-7.4L6.4-3.7V3.7L0 7.4L-6.4 3.7Z",
];

export function Shape({ swatch, ink }: { swatch: number; ink: string }) {
  const filled = swatch < outlines.length;
  return (
    <path
      d={outlines[swatch % outlines.length]}
      fill={filled ? ink : "none"}
      stroke={ink}
      stroke-width={filled ? 0 : 2}
      stroke-linejoin="round"
    />
  );
}

interface Props {
  kind: "letters" | "shapes";
  letter: string;
  swatch: number;
  ink: string;
  x: number;
  y: number;
  size: number;
}

export function Mark({ kind, letter, swatch, ink, x, y, size }: Props) {
  return (
    <g class="mark" transform={`translate(${x} ${y}) scale(${size})`}>
      {kind === "shapes" ? (
        <Shape swatch={swatch} ink={ink} />
      ) : (
        <text dy="5.6" fill={ink} text-decoration={lineOf(letter)}>
          {letter}
        </text>
      )}
    </g>
  );
}
