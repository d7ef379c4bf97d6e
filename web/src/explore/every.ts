// Every position as a dot: layers by moves from the start, goals at the bottom, few crossings.
// SPDX-License-Identifier: MIT
import type { Facts } from "./facts";
import { type Dot, Line, type Picture, Tone } from "./picture";
import { lineOf, toneOf } from "./tones";

const gap = 20; // between neighbors in a layer
const sweeps = 24;

export function everyPosition(facts: Facts): Picture {
  const layer = layers(facts);
  const rows = Array.from({ length: Math.max(...layer) + 1 }, (): number[] => []);
  layer.forEach((row, state) => rows[row]!.push(state));
  const x = across(facts, layer, rows);
  const widest = Math.max(...rows.map((row) => row.length)) * gap;
  const drop = Math.min(170, Math.max(46, widest / (1.25 * rows.length)));
  const stretch = Math.min(2.4, Math.max(1, (0.9 * rows.length * drop) / Math.max(1, widest)));
  const dots = Array.from({ length: facts.count }, (_, state): Dot => {
    const tone = toneOf(facts, state);
    return {
      x: x[state]! * stretch,
      y: layer[state]! * drop,
      radius: tone === Tone.start ? 9 : tone === Tone.goal ? 8 : tone === Tone.plan ? 5.5 : 4.5,
      tone,
      state,
      count: 1,
      depth: facts.depth[state]!,
      distance: facts.distance[state]!,
    };
  });
  const strokes = [];
  for (let e = 0; e < facts.edges.length; e += 2) {
    const from = facts.edges[e]!;
    const to = facts.edges[e + 1]!;
    const tone = lineOf(facts, from, to, layer);
    strokes.push({ from, to, tone, width: tone === Line.plan ? 2.6 : 1 });
  }
  return { dots, strokes, captions: [] };
}

/** Moves from the start; goals come below everything else. */
function layers(facts: Facts): number[] {
  let deepest = 0;
  for (let s = 0; s < facts.count; ++s) if (!facts.goal[s]) deepest = Math.max(deepest, facts.depth[s]!);
  return Array.from(facts.depth, (depth, state) =>
    facts.goal[state] && state !== 0 ? deepest + 1 : Math.max(0, depth),
  );
}

/** Each state is drawn toward its neighbors above and below in turn, and layers keep their states apart. */
function across(facts: Facts, layer: number[], rows: number[][]): Float64Array {
  const x = new Float64Array(facts.count);
  for (const row of rows) row.forEach((state, i) => (x[state] = (i - (row.length - 1) / 2) * gap));
  const above = neighbors(facts, layer, -1);
  const below = neighbors(facts, layer, 1);
  for (let sweep = 0; sweep < sweeps; ++sweep) {
    const down = sweep % 2 === 0;
    const sides = sweep > sweeps - 5 ? [above, below] : [down ? above : below];
    for (const row of down ? rows : rows.toReversed()) {
      const wish = new Map(
        row.map((state) => [
          state,
          mean(
            sides.flatMap((side) => side[state]!),
            x,
          ) ?? x[state]!,
        ]),
      );
      row.sort((a, b) => wish.get(a)! - wish.get(b)!);
      spread(row.map((state) => wish.get(state)!)).forEach((place, i) => (x[row[i]!] = place));
    }
  }
  return x;
}

function neighbors(facts: Facts, layer: number[], side: -1 | 1): number[][] {
  const lists = layer.map((): number[] => []);
  for (let e = 0; e < facts.edges.length; e += 2) {
    const [a, b] = [facts.edges[e]!, facts.edges[e + 1]!];
    if (Math.sign(layer[b]! - layer[a]!) === side) lists[a]!.push(b);
    if (Math.sign(layer[a]! - layer[b]!) === side) lists[b]!.push(a);
  }
  return lists;
}

function mean(states: number[], x: Float64Array): number | undefined {
  if (states.length === 0) return undefined;
  let sum = 0;
  for (const state of states) sum += x[state]!;
  return sum / states.length;
}

/** The places nearest to sorted wishes, in the least squares, that are a gap apart: pool adjacent violators. */
export function spread(wishes: number[]): number[] {
  const blocks: { sum: number; size: number }[] = [];
  wishes.forEach((wish, i) => {
    blocks.push({ sum: wish - i * gap, size: 1 });
    while (blocks.length > 1) {
      const [a, b] = blocks.slice(-2) as [{ sum: number; size: number }, { sum: number; size: number }];
      if (a.sum / a.size <= b.sum / b.size) break;
      blocks.splice(-2, 2, { sum: a.sum + b.sum, size: a.size + b.size });
    }
  });
  return blocks.flatMap(({ sum, size }) => Array<number>(size).fill(sum / size)).map((place, i) => place + i * gap);
}
