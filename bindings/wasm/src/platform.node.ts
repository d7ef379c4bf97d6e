// Workers and files in Node.
// SPDX-License-Identifier: MIT
import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { FromWorker, Helper, Listener, Pixels } from "./messages.js";

export const compileCore = () => compile(new URL("./decant.wasm", import.meta.url));

export const compileReader = () => compile(new URL("./reader.wasm", import.meta.url));

export const compilePicture = () => compile(new URL("./picture.wasm", import.meta.url));

async function compile(file: URL): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(file));
}

export async function decode(_bytes: Uint8Array<ArrayBuffer>): Promise<Pixels> {
  throw new Error("only browsers decode this kind of picture");
}

export function processors(): number {
  return availableParallelism();
}

export function start(listener: Listener): Helper {
  // Flags of the program, such as --eval, are not for its workers.
  const worker = new Worker(new URL("./worker.node.js", import.meta.url), { name: "decant", execArgv: [] });
  worker.on("message", (message: FromWorker) => listener.hear(message));
  worker.on("error", (error) => listener.lost(String(error)));
  worker.on("exit", (code) => listener.lost(`it ended with ${code}`));
  worker.unref();
  return {
    post: (message) => worker.postMessage(message),
    hold: (busy) => (busy ? worker.ref() : worker.unref()),
    end: () => void worker.terminate(),
  };
}
