// The options of asking a question, apart from the question itself.
// SPDX-License-Identifier: MIT
import type { Solution } from "./answers.js";

/** A glimpse of a running search. */
export interface Progress {
  expanded: number;
  generated: number;
  /** No plan has fewer moves. */
  lower_bound: number;
  /** The moves of the best plan so far. */
  best_plan: number | null;
  /** Whether there is a plan at all; null while unknown. */
  solvable: true | null;
}

export interface Options {
  /** Abandons the question: its promise is rejected with the signal's reason, at once. */
  signal?: AbortSignal;
  /**
   * Ends a search (`solve`, `hint`, `analyze`) and takes its results by then, such as the best plan so far. Where memory cannot
   * be shared between threads (a page that is not cross-origin isolated), it is the same as `signal`.
   */
  stop?: AbortSignal;
  /** About ten times a second. */
  onProgress?: (progress: Progress) => void;
  /** From `solve`, for an unsolvable level: the answer without the advice, which takes longer. */
  onVerdict?: (verdict: Solution) => void;
}

export interface ManyOptions extends Pick<Options, "signal" | "stop"> {
  /** Workers that solve in parallel; by default one per processor. They share the memory of one search. */
  workers?: number;
}

export interface ConnectOptions {
  /** Bytes that the tables of one search may take if a question sets no limit; default 1 GiB. */
  memoryLimit?: number;
  /** The compiled `decant.wasm`, for programs that load it themselves. */
  module?: WebAssembly.Module | Promise<WebAssembly.Module>;
  /** The same of `reader.wasm`, which reads levels in any notation but codes, links and decant's own text. */
  reader?: WebAssembly.Module | Promise<WebAssembly.Module>;
  /** The same of `picture.wasm`, which reads pictures of boards. */
  picture?: WebAssembly.Module | Promise<WebAssembly.Module>;
}
