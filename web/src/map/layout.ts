// Where everything on a map goes: nodes fitted into a picture, edges bent around them, labels between.
// SPDX-License-Identifier: MIT
import { add, at, type Curve, distance, leaves, part, type Point, scale, subtract, widestGap } from "./geometry";

export const nodeRadius = 26;
export const blankRadius = 17;
const step = 118; // between neighbors
const border = 50; // around the outermost nodes, for tokens
const gap = 5; // between a node and the arrows at it
const clearance = 11; // between an edge and a node that it passes

/** A node without a real name: `blank-1`. */
export const isBlank = (name: string): boolean => /^blank-?\d*$/.test(name);
export const radiusOf = (name: string): number => (isBlank(name) ? blankRadius : nodeRadius);

export interface Ends {
  from: number;
  to: number;
}
export interface Named extends Point {
  name: string;
}
export interface Picture {
  width: number;
  height: number;
  nodes: Named[];
}

/** Scales positions so that neighbors are a comfortable step apart, and moves them into the picture. */
export function fit(nodes: Named[]): Picture {
  const nearest = nodes
    .map((a) => Math.min(...nodes.filter((b) => b !== a).map((b) => distance(a, b))))
    .filter((d) => Number.isFinite(d) && d > 0)
    .sort((a, b) => a - b);
  const middle = nearest[nearest.length >> 1] ?? 1;
  const least = nearest[0] ?? 1;
  const factor = Math.max(step / middle, Math.min(76 / least, (2 * step) / middle));
  const left = Math.min(...nodes.map((n) => n.x));
  const top = Math.min(...nodes.map((n) => n.y));
  const placed = nodes.map((n) => ({ ...n, x: border + (n.x - left) * factor, y: border + (n.y - top) * factor }));
  return {
    width: border + Math.max(border, ...placed.map((n) => n.x)),
    height: border + Math.max(border, ...placed.map((n) => n.y)),
    nodes: placed,
  };
}

export interface Route {
  curve: Curve; // from rim to rim
  label: Point;
}

/** Bends each edge around the nodes in its way, apart from other edges, rather outward than inward. */
export function route(nodes: Named[], edges: Ends[], labelWidth: (edge: number) => number): Route[] {
  const center = scale(
    nodes.reduce<Point>((sum, n) => add(sum, n), { x: 0, y: 0 }),
    1 / Math.max(1, nodes.length),
  );
  const taken: Point[] = [];
  const obstacles = nodes.map((node) => ({ x: node.x, y: node.y, room: radiusOf(node.name) + clearance }));
  const whole = edges.map(({ from, to }) => {
    let best: Curve | undefined;
    let least = Infinity;
    // Gentle bends come first, and trouble only adds to the cost of a bend.
    for (const { curve, cost } of bends(nodes[from]!, nodes[to]!, center)) {
      if (cost >= least) break;
      const total = cost + 9 * inTheWay(obstacles, curve, from, to) + crowded(taken, curve);
      if (total < least) [least, best] = [total, curve];
    }
    for (const t of [0.35, 0.5, 0.65]) taken.push(at(best!, t));
    return best!;
  });
  const labels: { place: Point; width: number }[] = [];
  return whole.map((curve, i) => {
    const { from, to } = edges[i]!;
    const shown = part(
      curve,
      leaves(curve, radiusOf(nodes[from]!.name) + gap, "from"),
      leaves(curve, radiusOf(nodes[to]!.name) + gap, "to"),
    );
    const width = labelWidth(i);
    if (width === 0) return { curve: shown, label: at(shown, 0.5) };
    const room = (place: Point): number =>
      Math.min(
        40,
        ...labels.map((other) =>
          Math.max(
            Math.abs(place.x - other.place.x) - (width + other.width) / 2,
            Math.abs(place.y - other.place.y) - 24,
          ),
        ),
        ...nodes.map((n) => distance(place, n) - radiusOf(n.name) - width / 2),
      );
    const place = [0.5, 0.43, 0.57, 0.36, 0.64, 0.29, 0.71]
      .map((t) => ({ point: at(shown, t), worth: Math.min(12, room(at(shown, t))) - 8 * Math.abs(t - 0.5) }))
      .reduce((a, b) => (b.worth > a.worth ? b : a)).point;
    labels.push({ place, width });
    return { curve: shown, label: place };
  });
}

function bends(from: Point, to: Point, center: Point): { curve: Curve; cost: number }[] {
  const along = subtract(to, from);
  const across = { x: -along.y, y: along.x };
  const middle = scale(add(from, to), 0.5);
  const outward = across.x * (middle.x - center.x) + across.y * (middle.y - center.y) >= 0 ? 1 : -1;
  const sizes = [0.1, 0.22, 0.36, 0.52, 0.7, 0.95, 1.25, 1.6];
  return sizes.flatMap((size) =>
    [outward, -outward].map((side) => ({
      curve: { from, control: add(middle, scale(across, size * side)), to },
      cost: size + (side === outward ? 0 : 0.06),
    })),
  );
}

/** How deep a curve runs into nodes that are not its ends, in nodes. */
function inTheWay(nodes: (Point & { room: number })[], curve: Curve, from: number, to: number): number {
  const samples = Array.from({ length: 24 }, (_, i) => at(curve, (i + 0.5) / 24));
  const middle = at(curve, 0.5);
  const reach = Math.max(distance(middle, curve.from), distance(middle, curve.to), distance(middle, curve.control));
  let trouble = 0;
  nodes.forEach((node, n) => {
    if (n === from || n === to || distance(node, middle) > reach + node.room) return;
    let nearest = node.room;
    for (const sample of samples) nearest = Math.min(nearest, distance(sample, node));
    if (nearest < node.room) trouble += 1 + (node.room - nearest) / node.room;
  });
  return trouble;
}

function crowded(taken: Point[], curve: Curve): number {
  let count = 0;
  for (const t of [0.35, 0.5, 0.65]) {
    const place = at(curve, t);
    for (const other of taken) if (distance(place, other) < 18) count += 0.25;
  }
  return count;
}

/** Around each node, the direction in which tokens hide no edge if there is room. */
export function freeDirections(nodes: Named[], edges: Ends[], routes: Route[]): number[] {
  return nodes.map((node, n) => {
    const angles: number[] = [];
    edges.forEach((edge, e) => {
      if (edge.from === n) angles.push(angleTo(node, routes[e]!.curve.from));
      if (edge.to === n) angles.push(angleTo(node, routes[e]!.curve.to));
    });
    return widestGap(angles);
  });
}

const angleTo = (from: Point, to: Point): number => Math.atan2(to.y - from.y, to.x - from.x);
