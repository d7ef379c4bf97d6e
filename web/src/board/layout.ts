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

const largest = 1.5;
/** Below this, tubes are too narrow for a thumb, and the page scrolls instead. */
const smallest = 0.9;

/** The number of rows that lets the tubes be largest; the last row is centered. */
export function layOut(tubes: number, rim: number, room: { width: number; height: number }): Layout {
  const rowHeight = headroom + rim + footroom;
  let best = { columns: 1, rows: tubes, scale: 0 };
  for (let rows = 1; rows <= tubes; rows++) {
    const columns = Math.ceil(tubes / rows);
    const wide = room.width / (columns * pitch);
    const high = room.height / (rows * rowHeight);
    const scale = Math.min(wide, Math.max(high, Math.min(wide, smallest)), largest);
    if (scale > best.scale + 1e-9) best = { columns, rows, scale };
  }
  const { columns, rows, scale } = best;
  const places = Array.from({ length: tubes }, (_, tube) => {
    const row = Math.floor(tube / columns);
    const inRow = Math.min(columns, tubes - row * columns);
    return { x: ((columns - inRow) / 2 + (tube % columns) + 0.5) * pitch, y: row * rowHeight + headroom + rim };
  });
  return { columns, rows, scale, places, width: columns * pitch, height: rows * rowHeight };
}
