// Walking over a picture by arrow keys: down and up along lines, left and right along a layer.
// SPDX-License-Identifier: MIT
import { Line, type Picture } from "./picture";

export function step({ dots, strokes }: Picture, from: number, key: string): number {
  const here = dots[from]!;
  if (key === "ArrowLeft" || key === "ArrowRight") {
    const side = key === "ArrowRight" ? 1 : -1;
    const row = dots.map((dot, d) => ({ dot, d })).filter(({ dot }) => dot.y === here.y && (dot.x - here.x) * side > 0);
    return (
      row.reduce(
        (best, next) => (!best || Math.abs(next.dot.x - here.x) < Math.abs(best.dot.x - here.x) ? next : best),
        row[0],
      )?.d ?? from
    );
  }
  const down = key === "ArrowDown";
  const ways = strokes.filter((stroke) => (down ? stroke.from : stroke.to) === from && stroke.tone !== Line.back);
  const best = ways.reduce((a, b) => (rank(b.tone) < rank(a!.tone) ? b : a), ways[0]);
  return best ? (down ? best.to : best.from) : from;
}

const rank = (tone: number): number => (tone === Line.plan ? 0 : tone === Line.alive ? 1 : 2);
