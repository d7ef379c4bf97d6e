// A WebAssembly instance of a module, with text copied into and out of its memory.
// SPDX-License-Identifier: MIT
import type { Asked } from "./messages.js";
import type { Progress } from "./options.js";

/** The exports of the modules of bindings/wasm; only the core has `answer_read`. */
interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  allocate(bytes: number): number;
  answer(route: number, routeBytes: number, body: number, bodyBytes: number): number;
  answer_read(route: number, routeBytes: number, read: number, readBytes: number): number;
  answer_bytes(): number;
}

/** Callbacks of a search under way. */
interface Listener {
  /** Returns whether the search shall stop. */
  progress(progress: Progress): boolean;
  /** The answer but for the advice, as JSON. */
  verdict(text: string): void;
}

export class Instance {
  readonly #core: Exports;

  private constructor(core: Exports) {
    this.#core = core;
  }

  static async start(module: WebAssembly.Module, listener: Listener): Promise<Instance> {
    const text = (at: number, bytes: number) => new TextDecoder().decode(new Uint8Array(core.memory.buffer, at, bytes));
    const { exports } = await WebAssembly.instantiate(module, {
      decant: {
        progress: (expanded: number, generated: number, lower_bound: number, best: number, solvable: number) =>
          listener.progress({
            expanded,
            generated,
            lower_bound,
            best_plan: best < 0 ? null : best,
            solvable: solvable ? true : null,
          })
            ? 1
            : 0,
        verdict: (at: number, bytes: number) => listener.verdict(text(at, bytes)),
      },
      ...system(() => core.memory),
    });
    const core = exports as unknown as Exports;
    core._initialize();
    return new Instance(core);
  }

  /** Bytes of the whole core. They grow, and are given back only with the instance. */
  get memory(): number {
    return this.#core.memory.buffer.byteLength;
  }

  /** Null from the core if the question takes the reader, and of a picture that the browser has to decode. */
  answer({ route, body, isRead }: Asked): string | null {
    const core = this.#core;
    const ask = isRead ? core.answer_read : core.answer;
    const at = ask(...this.#put(route), ...this.#put(body));
    if (at === 0) return null;
    return new TextDecoder().decode(new Uint8Array(core.memory.buffer, at, core.answer_bytes()));
  }

  /** Copies a text into the memory of the core, which frees it. */
  #put(text: string | Uint8Array): [number, number] {
    const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
    const at = this.#core.allocate(bytes.length);
    new Uint8Array(this.#core.memory.buffer, at, bytes.length).set(bytes);
    return [at, bytes.length];
  }
}

/** The little that the C++ library asks of a system (WASI, preview 1): a clock, an empty environment, an end. */
function system(memory: () => WebAssembly.Memory) {
  const store = (at: number, value: number) => new DataView(memory().buffer).setUint32(at, value, true);
  return {
    env: { emscripten_notify_memory_growth: () => {} },
    wasi_snapshot_preview1: {
      clock_time_get: (_clock: number, _precision: bigint, at: number) => {
        const nanoseconds = BigInt(Math.round(performance.now() * 1e6));
        new DataView(memory().buffer).setBigUint64(at, nanoseconds, true);
        return 0;
      },
      environ_sizes_get: (count: number, bytes: number) => {
        store(count, 0);
        store(bytes, 0);
        return 0;
      },
      environ_get: () => 0,
      proc_exit: (code: number) => {
        throw new Error(`the core ended with ${code}`);
      },
    },
  };
}
