// The shape of tubes. Each one stands on its own origin, which is the middle of its bottom; y grows downward.
// SPDX-License-Identifier: MIT

/** Half the inner width of a tube. */
export const half = 17;
/** Glass above the topmost unit. */
export const neck = 9;
/** Room for the lifted tube, and for the number below. */
export const headroom = 22;
export const footroom = 28;
/** For each rule of a tube, below its number. */
export const ruleHeight = 11;
/** From tube to tube. */
export const pitch = 56;

const curve = 15;

/** The height of a unit where the largest tube holds so many. */
export const unitHeight = (capacity: number) => Math.min(34, Math.max(13, 240 / capacity));

export const rimOf = (capacity: number, unit: number) => capacity * unit + neck;

/** The room inside. */
export function inside(rim: number): string {
  return `M${-half} ${-rim}V${-curve}A${curve} ${curve} 0 0 0 ${curve - half} 0H${half - curve}A${curve} ${curve} 0 0 0 ${half} ${-curve}V${-rim}Z`;
}

/** The outline, open at the top, with a lip. */
export function outline(rim: number): string {
  const w = half + 1;
  const c = curve + 1;
  return (
    `M${-w - 4} ${-rim - 1}Q${-w} ${-rim - 1} ${-w} ${-rim + 4}V${-curve}A${c} ${c} 0 0 0 ${c - w} 1H${w - c}A${c} ${c} 0 0 0 ${w} ${-curve}` +
    `V${-rim + 4}Q${w} ${-rim - 1} ${w + 4} ${-rim - 1}`
  );
}
