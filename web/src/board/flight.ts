// How a move looks at a moment: the tilted tube and its stream, or the ball on its way.
// SPDX-License-Identifier: MIT
import type { Change } from "./change";
import { half } from "./glass";

export interface Ends {
  /** Bottoms and rims of both tubes. */
  from: { x: number; y: number; rim: number };
  to: { x: number; y: number; rim: number };
  unit: number;
  /** Units in both tubes before the move. */
  left: number;
  there: number;
  /** How far the source is lifted when the move begins. */
  lift: number;
}

export interface Pose {
  /** The source: where its bottom is, and its tilt in degrees. */
  x: number;
  y: number;
  angle: number;
  /** Units that have gone over. */
  poured: number;
  stream: { x: number; top: number; bottom: number } | null;
}

const approach = 150;
const away = 170;

export const pourTime = (amount: number) => approach + 60 + 90 * amount + away;
export const ballTime = 220;

/** Units that have gone over after that time. */
export const pouredBy = (amount: number, time: number) => amount * part(time, approach, 60 + 90 * amount);

const smooth = (t: number) => t * t * (3 - 2 * t);
const part = (t: number, begin: number, length: number) => Math.min(1, Math.max(0, (t - begin) / length));
const mix = (a: number, b: number, t: number) => a + (b - a) * t;

/** The tilt at which the surface reaches the lip: the plane of the surface turns around the axis of the tube. */
const tilt = (rim: number, level: number) => Math.min(86, (Math.atan((rim - level) / half) * 180) / Math.PI);

export function pourAt({ amount }: Change, { from, to, unit, left, there, lift }: Ends, time: number): Pose {
  const pouring = 60 + 90 * amount;
  const poured = pouredBy(amount, time);
  const side = from.x <= to.x ? 1 : -1;
  const turning = Math.min(smooth(part(time, 0, approach)), 1 - smooth(part(time, approach + pouring, away)));
  const angle = side * turning * tilt(from.rim, (left - poured) * unit);

  // The lip goes from its place at home to a point above the mouth of the target, and the tube hangs from it.
  const lip = {
    x: mix(from.x + side * half, to.x - side * 3, turning),
    y: mix(from.y - from.rim - (time < approach ? lift : 0), to.y - to.rim - 12, turning),
  };
  const rad = (angle * Math.PI) / 180;
  const x = lip.x - (side * half * Math.cos(rad) + from.rim * Math.sin(rad));
  const y = lip.y - (side * half * Math.sin(rad) - from.rim * Math.cos(rad));
  const flowing = time > approach && time < approach + pouring;
  const fallen = smooth(part(time, approach, 60));
  const surface = to.y - (there + poured) * unit;
  return {
    x,
    y,
    angle,
    poured,
    stream: flowing ? { x: lip.x + side * 2, top: lip.y, bottom: mix(lip.y, surface, fallen) } : null,
  };
}

/** The middle of the ball: up and over in a parabola. */
export function ballAt({ from, to, unit, left, there }: Ends, time: number): { x: number; y: number } {
  const t = smooth(part(time, 0, ballTime));
  const start = from.y - (left - 0.5) * unit;
  const end = to.y - (there + 0.5) * unit;
  // High enough to pass both rims.
  const top = Math.min(from.y - from.rim, to.y - to.rim) - unit;
  const bend = 2 * (start + end) - 4 * top;
  return { x: mix(from.x, to.x, smooth(part(t, 0.2, 0.6))), y: mix(start, end, t) - bend * t * (1 - t) };
}
