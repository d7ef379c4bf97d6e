// Points, curves, and the few questions that drawing a map asks of them.
// SPDX-License-Identifier: MIT

export interface Point {
  x: number;
  y: number;
}

/** A quadratic curve. */
export interface Curve {
  from: Point;
  control: Point;
  to: Point;
}

export const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const subtract = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const scale = (a: Point, factor: number): Point => ({ x: a.x * factor, y: a.y * factor });
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const atAngle = (center: Point, angle: number, radius: number): Point => ({
  x: center.x + radius * Math.cos(angle),
  y: center.y + radius * Math.sin(angle),
});

export function at(curve: Curve, t: number): Point {
  const s = 1 - t;
  return {
    x: s * s * curve.from.x + 2 * s * t * curve.control.x + t * t * curve.to.x,
    y: s * s * curve.from.y + 2 * s * t * curve.control.y + t * t * curve.to.y,
  };
}

/** The part of a curve between two parameters, itself a curve. */
export function part(curve: Curve, first: number, last: number): Curve {
  const from = at(curve, first);
  const to = at(curve, last);
  const slope = add(
    scale(subtract(curve.control, curve.from), 1 - first),
    scale(subtract(curve.to, curve.control), first),
  );
  return { from, control: add(from, scale(slope, last - first)), to };
}

/** The parameter at which a curve has come `radius` away from its start, or from its end. */
export function leaves(curve: Curve, radius: number, end: "from" | "to"): number {
  let inside = end === "from" ? 0 : 1;
  let outside = 0.5;
  for (let i = 0; i < 20; ++i) {
    const middle = (inside + outside) / 2;
    if (distance(at(curve, middle), curve[end]) < radius) inside = middle;
    else outside = middle;
  }
  return outside;
}

/** The direction in which there is most room between the given ones; up where there are none. */
export function widestGap(angles: number[]): number {
  const sorted = [...angles].sort((a, b) => a - b);
  let widest = 0;
  let direction = -Math.PI / 2;
  sorted.forEach((angle, i) => {
    const next = i + 1 < sorted.length ? sorted[i + 1]! : sorted[0]! + 2 * Math.PI;
    if (next - angle <= widest + 1e-9) return;
    widest = next - angle;
    direction = (angle + next) / 2;
  });
  return direction;
}
