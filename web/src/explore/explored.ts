// All positions of a level as pictures, made by a separate worker.
// SPDX-License-Identifier: MIT
import type { Problem } from "@decant/core";
import type { Picture } from "./picture";

export const mostStates = 100_000; // beyond, there is no graph
export const mostDots = 2_500; // beyond, there are groups alone
export const mostStrokes = 12_000;

export interface Explored {
  states: number;
  dead: number;
  goals: number;
  length: number;
  every: Picture | null;
  groups: Picture;
  /** Of each state that a dot stands for, and of those on the way to it: its code, and the state before it. */
  trail: Map<number, { code: string; before: number }>;
}

/** `stop` ends the work; nothing is told after it. */
export function explore(
  level: string,
  done: (explored: Explored) => void,
  failed: (problem: Problem) => void,
): () => void {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<{ explored?: Explored; error?: Problem }>) => {
    if (data.explored) done(data.explored);
    else failed(data.error!);
    worker.terminate();
  };
  worker.onerror = () =>
    failed({ status: 500, code: "worker", message: "The graph could not be made", remedy: "reload the page" });
  worker.postMessage(level);
  return () => worker.terminate();
}
