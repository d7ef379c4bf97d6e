// Questions in a line before one worker, which is started when it is needed and replaced when it is lost.
// SPDX-License-Identifier: MIT
import * as platform from "#platform";
import { DecantError } from "./error.js";
import type { Asked, FromWorker, Helper } from "./messages.js";
import type { Options } from "./options.js";

/** Memory of an instance never shrinks: a worker that has taken more than this is not kept. */
const mostIdleMemory = 256 * 2 ** 20;

interface Question {
  asked: Asked;
  options: Options;
  answered(text: string | null): void;
  failed(reason: unknown): void;
}

export class Line {
  readonly #module: () => Promise<WebAssembly.Module>;
  readonly #waiting: Question[] = [];
  readonly #stop = sharedFlag();
  #asked: Question | undefined;
  #helper: Helper | undefined;
  #closed = false;

  constructor(module: () => Promise<WebAssembly.Module>) {
    this.#module = module;
  }

  /** Starts the worker before it is needed. If that fails, the next question reports it. */
  prepare(): void {
    this.#ready().catch(() => {});
  }

  /** The JSON that the module answers with, if it does. */
  ask(asked: Asked, options: Options): Promise<string | null> {
    return new Promise((resolve, reject) => {
      const over = new AbortController();
      const question: Question = {
        asked,
        options,
        answered: (text) => (over.abort(), resolve(text)),
        failed: (reason) => (over.abort(), reject(reason)),
      };
      if (this.#closed) return question.failed(closedError());
      const { signal, stop } = options;
      when(signal, over.signal, () => this.#giveUp(question, signal?.reason));
      when(stop, over.signal, () => this.#endEarly(question, stop?.reason));
      if (over.signal.aborted) return;
      this.#waiting.push(question);
      this.#askNext();
    });
  }

  close(): void {
    this.#closed = true;
    this.#dismiss();
    const left = [this.#asked, ...this.#waiting.splice(0)];
    this.#asked = undefined;
    for (const question of left) question?.failed(closedError());
  }

  #askNext(): void {
    if (this.#asked) return;
    const question = (this.#asked = this.#waiting.shift());
    if (!question) return;
    this.#ready()
      .then((helper) => {
        if (this.#asked !== question) return;
        if (this.#stop) new Int32Array(this.#stop)[0] = question.options.stop?.aborted ? 1 : 0;
        helper.hold(true);
        helper.post(question.asked);
      })
      .catch((error: unknown) => this.#settle(question, () => question.failed(notLoaded(error))));
  }

  async #ready(): Promise<Helper> {
    const module = await this.#module();
    if (this.#closed) throw closedError();
    if (this.#helper) return this.#helper;
    const helper: Helper = platform.start({
      hear: (message) => this.#helper === helper && this.#hear(message),
      lost: (reason) => this.#helper === helper && this.#lose(reason),
    });
    this.#helper = helper;
    helper.post({ module, stop: this.#stop });
    return helper;
  }

  #hear(message: FromWorker): void {
    const question = this.#asked;
    if (message.kind === "crash") return this.#lose(message.reason);
    if (message.kind === "progress") return question?.options.onProgress?.(message.progress);
    if (message.kind === "verdict") return question?.options.onVerdict?.(JSON.parse(message.text));
    if (message.memory > mostIdleMemory) this.#dismiss();
    if (question) this.#settle(question, () => question.answered(message.text));
  }

  #lose(reason: string): void {
    const question = this.#asked;
    this.#dismiss();
    if (question) this.#settle(question, () => question.failed(crashed(reason)));
  }

  #giveUp(question: Question, reason: unknown): void {
    if (this.#asked === question) this.#dismiss();
    this.#settle(question, () => question.failed(reason));
  }

  #endEarly(question: Question, reason: unknown): void {
    if (!this.#stop) this.#giveUp(question, reason);
    else if (this.#asked === question) Atomics.store(new Int32Array(this.#stop), 0, 1);
  }

  #dismiss(): void {
    this.#helper?.end();
    this.#helper = undefined;
  }

  #settle(question: Question, settle: () => void): void {
    const at = this.#waiting.indexOf(question);
    if (at >= 0) this.#waiting.splice(at, 1);
    if (this.#asked === question) {
      this.#asked = undefined;
      this.#helper?.hold(false);
    }
    settle();
    this.#askNext();
  }
}

/** Calls `act` once when the signal is aborted, also if it is already, unless `over` comes first. */
function when(signal: AbortSignal | undefined, over: AbortSignal, act: () => void): void {
  if (signal?.aborted) act();
  else signal?.addEventListener("abort", act, { once: true, signal: over });
}

function sharedFlag(): SharedArrayBuffer | undefined {
  // Only browsers know of isolation; elsewhere memory can be shared.
  const shared = typeof SharedArrayBuffer !== "undefined" && globalThis.crossOriginIsolated !== false;
  return shared ? new SharedArrayBuffer(4) : undefined;
}

function closedError(): DecantError {
  return new DecantError({
    status: 503,
    code: "closed",
    message: "the connection was closed",
    remedy: "connect anew",
  });
}

function notLoaded(error: unknown): DecantError {
  return new DecantError({
    status: 503,
    code: "not_loaded",
    message: `decant could not be loaded: ${error instanceof Error ? error.message : String(error)}`,
    remedy: "check the network connection, and try again",
  });
}

function crashed(reason: string): DecantError {
  return new DecantError({
    status: 500,
    code: "crashed",
    message: `the decant worker crashed: ${reason}`,
    remedy: "ask again, perhaps with a smaller memory_limit; if it happens again, please report it with the level",
  });
}
