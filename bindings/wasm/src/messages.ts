// The messages between a worker and its owner.
// SPDX-License-Identifier: MIT
import type { Progress } from "./options.js";

export interface Asked {
  route: string;
  /** A text, or the bytes of a picture. */
  body: string | Uint8Array;
  /** Whether the body is what the reader made of the question. */
  isRead: boolean;
}

/** A decoded picture: 4 bytes for each pixel, row by row from the top. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** First the compiled module, then one question after the other, each after the answer to the one before. */
export type ToWorker = { module: WebAssembly.Module; stop: SharedArrayBuffer | undefined } | Asked;

export type FromWorker =
  | { kind: "progress"; progress: Progress }
  | { kind: "verdict"; text: string }
  | { kind: "answer"; text: string | null; memory: number }
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
