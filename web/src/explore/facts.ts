// The facts about each state that a picture of a state graph needs.
// SPDX-License-Identifier: MIT
import type { Graph } from "@decant/core";

export interface Facts {
  count: number;
  /** Moves from the start. */
  depth: Int32Array;
  /** The state before it on a shortest way from the start; -1 for the start itself. */
  before: Int32Array;
  /** Moves to the nearest goal; -1 where no goal can be reached. */
  distance: Int32Array;
  goal: Uint8Array;
  /** From and to, one pair for each two connected states; loops and doubles are left out. */
  edges: Uint32Array;
  /** Length of a shortest plan; -1 without one. */
  length: number;
}

export function factsOf({ states, edges, goals }: Graph): Facts {
  const count = states.length;
  const distance = Int32Array.from(states, (state) => state.distance ?? -1);
  const goal = new Uint8Array(count);
  for (const g of goals) goal[g] = 1;
  const unique = uniqueEdges(edges, count);
  return { count, ...walked(unique, count), distance, goal, edges: unique, length: distance[0] ?? -1 };
}

export const isDead = (facts: Facts, state: number): boolean => facts.distance[state]! < 0;

/** Whether some shortest plan goes through the state. */
export const isOnPlan = (facts: Facts, state: number): boolean =>
  facts.length >= 0 && !isDead(facts, state) && facts.depth[state]! + facts.distance[state]! === facts.length;

export const isPlanStep = (facts: Facts, from: number, to: number): boolean =>
  isOnPlan(facts, from) && isOnPlan(facts, to) && facts.distance[from]! === facts.distance[to]! + 1;

function uniqueEdges(edges: [number, number][], count: number): Uint32Array {
  const keys = new Float64Array(edges.length);
  let used = 0;
  for (const [from, to] of edges) if (from !== to) keys[used++] = from * count + to;
  const sorted = keys.subarray(0, used).sort();
  const pairs: number[] = [];
  let last = -1;
  for (const key of sorted) {
    if (key !== last) pairs.push(Math.floor(key / count), key % count);
    last = key;
  }
  return Uint32Array.from(pairs);
}

/** Breadth first from the start. */
function walked(edges: Uint32Array, count: number): Pick<Facts, "depth" | "before"> {
  const first = new Uint32Array(count + 1);
  for (let e = 0; e < edges.length; e += 2) first[edges[e]! + 1]!++;
  for (let s = 0; s < count; ++s) first[s + 1]! += first[s]!;
  const depth = new Int32Array(count).fill(-1);
  const before = new Int32Array(count).fill(-1);
  const queue = new Uint32Array(count);
  depth[0] = 0;
  for (let head = 0, tail = 1; head < tail; ++head) {
    const state = queue[head]!;
    for (let e = first[state]!; e < first[state + 1]!; ++e) {
      const next = edges[2 * e + 1]!;
      if (depth[next]! >= 0) continue;
      depth[next] = depth[state]! + 1;
      before[next] = state;
      queue[tail++] = next;
    }
  }
  return { depth, before };
}
