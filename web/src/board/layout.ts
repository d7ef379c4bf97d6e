// Where the tubes stand.
// SPDX-License-Identifier: MIT
import { footroom, headroom, pitch } from "./glass";

export interface Layout {
  columns: number;
  rows: number;
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
/** Tubes are 24 pixels apart, the least that WCAG 2.2 allows for what is tapped. */
export const smallest = 24 / pitch;

const rowHeight = (rim: number) => headroom + rim + footroom;

/** The number of rows that lets the tubes be largest, which they are at `least`, as long as they are not too wide. */
function rowsOf(tubes: number, rim: number, room: Room, least: number) {
  let best = { columns: 1, rows: tubes, scale: 0 };
  for (let rows = 1; rows <= tubes; rows++) {
    const columns = Math.ceil(tubes / rows);
    const wide = room.width / (columns * pitch);
    const high = room.height / (rows * rowHeight(rim));
    const scale = Math.min(wide, Math.max(high, Math.min(wide, least)), largest);
    if (scale > best.scale + 1e-9) best = { columns, rows, scale };
  }
  return best;
}

/** All tubes in one look if that lets them be `least` or larger; the last row is centered. */
export function layOut(tubes: number, rim: number, room: Room, least: number): Layout {
  const whole = rowsOf(tubes, rim, room, 0);
  const { columns, rows, scale } = whole.scale >= least ? whole : rowsOf(tubes, rim, room, comfortable);
  const places = Array.from({ length: tubes }, (_, tube) => {
    const row = Math.floor(tube / columns);
    const inRow = Math.min(columns, tubes - row * columns);
    return { x: ((columns - inRow) / 2 + (tube % columns) + 0.5) * pitch, y: row * rowHeight(rim) + headroom + rim };
  });
  return { columns, rows, scale, places, width: columns * pitch, height: rows * rowHeight(rim) };
}
