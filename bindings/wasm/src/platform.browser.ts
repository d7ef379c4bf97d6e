// Workers and files in a browser.
// SPDX-License-Identifier: MIT
import type { FromWorker, Helper, Listener, Pixels } from "./messages.js";

export const compileCore = () => compile(new URL("./decant.wasm", import.meta.url));

export const compileReader = () => compile(new URL("./reader.wasm", import.meta.url));

export const compilePicture = () => compile(new URL("./picture.wasm", import.meta.url));

async function compile(address: URL): Promise<WebAssembly.Module> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${response.statusText}`);
  // Compiling while it loads works only where the server names the type.
  if (response.headers.get("content-type") === "application/wasm") return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

/** Decodes a picture. Some browsers change what a page may see of it a little, so that it cannot be told from others. */
export async function decode(bytes: Uint8Array<ArrayBuffer>): Promise<Pixels> {
  const picture = await createImageBitmap(new Blob([bytes]));
  const { width, height } = picture;
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const drawing = canvas.getContext("2d")!;
  drawing.drawImage(picture, 0, 0);
  picture.close();
  return drawing.getImageData(0, 0, width, height);
}

export function processors(): number {
  return navigator.hardwareConcurrency;
}

export function start(listener: Listener): Helper {
  const worker = new Worker(new URL("./worker.browser.js", import.meta.url), { type: "module", name: "decant" });
  worker.addEventListener("message", (event: MessageEvent<FromWorker>) => listener.hear(event.data));
  worker.addEventListener("error", (event) => listener.lost(event.message || "it could not be loaded"));
  return {
    post: (message) => worker.postMessage(message),
    hold: () => {},
    end: () => worker.terminate(),
  };
}
