// A picture of a state graph: dots and lines with a tone each, ready to draw and to send from a worker.
// SPDX-License-Identifier: MIT

export const Tone = { alive: 0, plan: 1, dead: 2, goal: 3, start: 4 } as const;
export const Line = { alive: 0, plan: 1, dead: 2, back: 3 } as const;

export interface Dot {
  x: number;
  y: number;
  radius: number;
  tone: number;
  /** A state that it stands for, and how many. */
  state: number;
  count: number;
  depth: number;
  /** -1 when dead. */
  distance: number;
}

export interface Stroke {
  from: number;
  to: number;
  tone: number;
  width: number;
}

export interface Caption {
  x: number;
  y: number;
  text: string;
}

export interface Picture {
  dots: Dot[];
  strokes: Stroke[];
  captions: Caption[];
}
