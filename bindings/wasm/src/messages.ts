// What a worker and its owner say to each other.
// SPDX-License-Identifier: MIT
import type { Progress } from "./options.js";

/** First the compiled core, then one question after the other, each after the answer to the one before. */
export type ToWorker =
  { module: WebAssembly.Module; stop: SharedArrayBuffer | undefined } | { route: string; body: string };

export type FromWorker =
  | { kind: "progress"; progress: Progress }
  | { kind: "verdict"; text: string }
  | { kind: "answer"; text: string; memory: number }
  | { kind: "crash"; reason: string };

/** A worker that was started, as its owner sees it. */
export interface Helper {
  post(message: ToWorker): void;
  /** Whether the program shall live on for it; only Node asks. */
  hold(busy: boolean): void;
  end(): void;
}

export interface Listener {
  hear(message: FromWorker): void;
  lost(reason: string): void;
}
