// Positions in groups: down by moves from the start, across by the cost of a way through them beyond the shortest.
// Shortest plans become one thread, detours go off to the right, and the dead stand aside on the left.
// SPDX-License-Identifier: MIT
import { type Facts, isDead } from "./facts";
import { type Caption, type Dot, Line, type Picture, type Stroke, Tone } from "./picture";
import { lineOf, toneOf } from "./tones";

const drop = 46;
const largest = 22;
const smallest = 3.5;

export function groups(facts: Facts): Picture {
  const of = new Uint32Array(facts.count);
  const numbers = new Map<string, number>();
  const members: number[][] = [];
  for (let state = 0; state < facts.count; ++state) {
    const key = `${facts.depth[state]} ${facts.distance[state]} ${facts.goal[state]}`;
    if (!numbers.has(key)) numbers.set(key, members.push([]) - 1);
    of[state] = numbers.get(key)!;
    members[of[state]!]!.push(state);
  }
  const detours = [...new Set(members.filter(([s]) => !isDead(facts, s!)).map(([s]) => detour(facts, s!)))].sort(
    (a, b) => a - b,
  );
  const deepest = facts.depth.reduce((most, depth) => Math.max(most, depth)); // too many for arguments
  const wide = Math.min(180, Math.max(54, (drop * deepest) / (detours.length + 2)));
  const aside = -1.5 * wide;
  const most = Math.max(...members.map((group) => group.length));
  const dots = members.map((group): Dot => {
    const state = group[0]!;
    const dead = isDead(facts, state);
    return {
      x: dead ? aside : detours.indexOf(detour(facts, state)) * wide,
      y: facts.depth[state]! * drop,
      radius: Math.max(smallest, largest * Math.sqrt(group.length / most)),
      tone: toneOf(facts, state),
      state,
      count: group.length,
      depth: facts.depth[state]!,
      distance: facts.distance[state]!,
    };
  });
  return { dots, strokes: strokes(facts, of, members.length), captions: captions(detours, dots, wide, aside) };
}

const detour = (facts: Facts, state: number): number => facts.depth[state]! + facts.distance[state]! - facts.length;

function strokes(facts: Facts, of: Uint32Array, count: number): Stroke[] {
  const found = new Map<number, Stroke & { moves: number }>();
  for (let e = 0; e < facts.edges.length; e += 2) {
    const a = facts.edges[e]!;
    const b = facts.edges[e + 1]!;
    const [from, to] = [of[a]!, of[b]!];
    if (from === to) continue;
    const key = from * count + to;
    const tone = lineOf(facts, a, b, facts.depth);
    const known = found.get(key);
    if (known) ++known.moves;
    else found.set(key, { from, to, tone, width: 1, moves: 1 });
  }
  return [...found.values()].map(({ moves, ...stroke }) => ({
    ...stroke,
    width: (stroke.tone === Line.plan ? 2.6 : 0.8) + 0.45 * Math.log2(moves),
  }));
}

function captions(detours: number[], dots: Dot[], wide: number, aside: number): Caption[] {
  const list = detours.map((extra, i) => ({ x: i * wide, y: -drop, text: extra === 0 ? "shortest" : `+${extra}` }));
  if (dots.some((dot) => dot.tone === Tone.dead)) list.push({ x: aside, y: -drop, text: "dead" });
  return list;
}
