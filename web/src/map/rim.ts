// Tokens and goals around a node: goals are sockets on its rim, tokens sit in theirs or beside them.
// SPDX-License-Identifier: MIT
import { atAngle, type Point } from "./geometry";
import { type Named, radiusOf } from "./layout";

export const tokenRadius = 12.5;

export interface Piece {
  kind: string;
  color: number;
  node: number;
}
export interface Socket extends Piece {
  place: Point;
  filled: boolean;
}
export interface Rim {
  sockets: Socket[];
  /** One place for each token, in their order. */
  places: Point[];
}

export function rims(nodes: Named[], directions: number[], tokens: Piece[], goals: Piece[]): Rim {
  const places: Point[] = tokens.map(() => ({ x: 0, y: 0 }));
  const sockets: Socket[] = [];
  nodes.forEach((node, n) => {
    const waiting = tokens.map((token, i) => ({ token, i })).filter(({ token }) => token.node === n);
    const slots: ((place: Point) => void)[] = [];
    for (const goal of goals.filter((g) => g.node === n)) {
      const found = waiting.findIndex(({ token }) => token.color === goal.color);
      const sitting = found >= 0 ? waiting.splice(found, 1)[0] : undefined;
      slots.push((place) => {
        sockets.push({ ...goal, place, filled: sitting !== undefined });
        if (sitting) places[sitting.i] = place;
      });
    }
    for (const { i } of waiting) slots.push((place) => (places[i] = place));
    const radius = radiusOf(node.name) + 5;
    const spread = Math.min(2 * Math.asin(Math.min(1, (tokenRadius + 1.5) / radius)), (2 * Math.PI) / slots.length);
    slots.forEach((put, i) => put(atAngle(node, directions[n]! + (i - (slots.length - 1) / 2) * spread, radius)));
  });
  return { sockets, places };
}

export interface Known extends Piece {
  id: number;
}

/** Which token of the next position is which of the last one: those that stay, then the others in their order. */
export function follow(before: Known[], after: Piece[]): Known[] {
  const left = [...before];
  const take = (fits: (token: Known) => boolean): number | undefined => {
    const found = left.findIndex(fits);
    return found < 0 ? undefined : left.splice(found, 1)[0]!.id;
  };
  const stays = after.map((token) => take((known) => known.color === token.color && known.node === token.node));
  let fresh = Math.max(-1, ...before.map((known) => known.id));
  return after.map((token, i) => ({
    ...token,
    id: stays[i] ?? take((known) => known.color === token.color) ?? ++fresh,
  }));
}
