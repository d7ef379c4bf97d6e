// The change between two views of a board, if it was one move, forward or back.
// SPDX-License-Identifier: MIT
import type { BoardView } from "@decant/core";

export interface Change {
  from: number;
  to: number;
  color: number;
  amount: number;
}

export function changeBetween(before: BoardView, after: BoardView): Change | null {
  if (before.tubes.length !== after.tubes.length) return null;
  const growth = after.tubes.map((tube, i) => tube.units.length - before.tubes[i]!.units.length);
  const from = growth.findIndex((by) => by < 0);
  const to = growth.findIndex((by) => by > 0);
  if (from < 0 || to < 0) return null;
  const amount = growth[to]!;
  const moved = after.tubes[to]!.units.slice(-amount);
  const expected = before.tubes.map((tube, i) =>
    i === from ? tube.units.slice(0, -amount) : i === to ? [...tube.units, ...moved] : tube.units,
  );
  const same = expected.every((units, i) => units.join() === after.tubes[i]!.units.join());
  const alike = moved.join() === before.tubes[from]!.units.slice(-amount).join() && new Set(moved).size === 1;
  return same && alike ? { from, to, color: moved[0]!, amount } : null;
}
