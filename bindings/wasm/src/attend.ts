// The work of a worker: starts the core, and answers one question after the other.
// SPDX-License-Identifier: MIT
import { Instance } from "./instance.js";
import type { FromWorker, ToWorker } from "./messages.js";

export function attend(post: (message: FromWorker) => void): (message: ToWorker) => void {
  let starting: Promise<Instance>;

  return (message) => {
    if ("module" in message) {
      const stop = message.stop && new Int32Array(message.stop);
      starting = Instance.start(message.module, {
        progress: (progress) => {
          post({ kind: "progress", progress });
          return stop !== undefined && Atomics.load(stop, 0) !== 0;
        },
        verdict: (text) => post({ kind: "verdict", text }),
      });
      return;
    }
    starting
      .then((core) => {
        const text = core.answer(message);
        post({ kind: "answer", text, memory: core.memory });
      })
      .catch((error: unknown) => post({ kind: "crash", reason: String(error) }));
  };
}
