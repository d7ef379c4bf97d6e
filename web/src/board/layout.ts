// Where the tubes stand.
// SPDX-License-Identifier: MIT
import { footroom, headroom, pitch } from "./glass";

export interface Layout {
  /** How many tubes stand in each row; shorter rows are centered. */
  rows: number[];
  /** Pixels for a unit of the drawing. */
  scale: number;
  /** The bottom of each tube. */
  places: { x: number; y: number }[];
  width: number;
  height: number;
}

interface Room {
  width: number;
  height: number;
}

const largest = 1.5;
/** Easy for a thumb; a board that cannot be seen whole is as large as this, and the page scrolls. */
const comfortable = 0.9;
/** Tubes are 24 pixels apart, the least that WCAG 2.2 allows for tap targets. */
export const smallest = 24 / pitch;

/** As many in each row as in the others, but for the last one. */
function even(tubes: number, rows: number): number[] {
  const columns = Math.ceil(tubes / rows);
  return Array.from({ length: Math.ceil(tubes / columns) }, (_, row) => Math.min(columns, tubes - row * columns));
}

/** The rows that let the tubes be largest, which they are at `least`, as long as they are not too wide. */
function best(choices: number[][], height: number, room: Room, least: number) {
  const scaled = choices.map((rows) => {
    const wide = room.width / (Math.max(...rows) * pitch);
    const high = room.height / (rows.length * height);
    return { rows, scale: Math.min(wide, Math.max(high, Math.min(wide, least)), largest) };
  });
  return scaled.reduce((one, other) => (other.scale > one.scale + 1e-9 ? other : one));
}

/**
 * All tubes in one look if that lets them be `least` or larger: in the rows of the game, as far as they are known, else in one or
 * two, as games have them, else in as many as there need to be.
 */
export function layOut(
  tubes: number,
  rim: number,
  room: Room,
  least: number,
  seen: number[] = [],
  foot = footroom,
): Layout {
  const high = headroom + rim + foot;
  const all = Array.from({ length: tubes }, (_, i) => even(tubes, i + 1));
  const known = seen.every((row) => row > 0) && seen.reduce((sum, row) => sum + row, 0) === tubes;
  const usual = best(known ? [seen] : all.slice(0, 2), high, room, 0);
  const whole = usual.scale >= smallest ? usual : best(all, high, room, 0);
  const { rows, scale } = whole.scale >= least ? whole : best(all, high, room, comfortable);
  const columns = Math.max(...rows);
  const places = rows.flatMap((inRow, row) =>
    Array.from({ length: inRow }, (_, i) => ({
      x: ((columns - inRow) / 2 + i + 0.5) * pitch,
      y: row * high + headroom + rim,
    })),
  );
  return { rows, scale, places, width: columns * pitch, height: rows.length * high };
}

/** The tube that an arrow key leads to: beside it, or in the next row the one that stands nearest; itself where there is none. */
export function neighbor({ places, rows, height }: Layout, tube: number, key: string): number {
  if (key === "ArrowLeft" || key === "ArrowRight")
    return Math.min(places.length - 1, Math.max(0, tube + (key === "ArrowLeft" ? -1 : 1)));
  const { x, y } = places[tube]!;
  const row = y + ((key === "ArrowUp" ? -1 : 1) * height) / rows.length;
  const there = places.filter((place) => Math.abs(place.y - row) < 1);
  if (there.length === 0) return tube;
  return places.indexOf(there.reduce((one, other) => (Math.abs(other.x - x) < Math.abs(one.x - x) ? other : one)));
}
