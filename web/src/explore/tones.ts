// The tones and lines that positions and moves are painted in.
// SPDX-License-Identifier: MIT
import { type Facts, isDead, isOnPlan, isPlanStep } from "./facts";
import { Line, Tone } from "./picture";

export function toneOf(facts: Facts, state: number): number {
  if (state === 0) return Tone.start;
  if (facts.goal[state]) return Tone.goal;
  if (isDead(facts, state)) return Tone.dead;
  return isOnPlan(facts, state) ? Tone.plan : Tone.alive;
}

/** Of a move between two positions; `row` is how far down the picture each position stands. */
export function lineOf(facts: Facts, from: number, to: number, row: ArrayLike<number>): number {
  if (isPlanStep(facts, from, to)) return Line.plan;
  if (row[to]! <= row[from]!) return Line.back;
  return isDead(facts, to) ? Line.dead : Line.alive;
}
