// How a question is asked, beside what it asks.
// SPDX-License-Identifier: MIT
import type { Solution } from "./answers.js";

/** A glimpse of a search under way. */
export interface Progress {
  expanded: number;
  generated: number;
  /** No plan has fewer moves. */
  lower_bound: number;
  /** The moves of the best plan so far. */
  best_plan: number | null;
  /** Whether there is a plan at all; null while that is open. */
  solvable: true | null;
}

export interface Options {
  /** Gives the question up: its promise is rejected with the reason of the signal, at once. */
  signal?: AbortSignal;
  /**
   * Ends a search (`solve`, `hint`, `analyze`) and takes what it knows by then, such as the best plan so far. Where memory cannot be shared
   * between threads (a page that is not cross-origin isolated), it is the same as `signal`.
   */
  stop?: AbortSignal;
  /** About ten times a second. */
  onProgress?: (progress: Progress) => void;
  /** Of `solve`, for a level that cannot be solved: the answer but for the advice, which takes longer. */
  onVerdict?: (verdict: Solution) => void;
}

export interface ManyOptions extends Pick<Options, "signal" | "stop"> {
  /** That solve at the same time; by default one for each processor. They share the memory of one search. */
  workers?: number;
}

export interface ConnectOptions {
  /** Bytes that the tables of one search may take where a question sets no limit; 1 GiB if not given. */
  memoryLimit?: number;
  /** The compiled `decant.wasm`, for programs that load it by themselves. */
  module?: WebAssembly.Module | Promise<WebAssembly.Module>;
}
