// The module of a worker in a browser.
// SPDX-License-Identifier: MIT
import { attend } from "./attend.js";
import type { ToWorker } from "./messages.js";

const answer = attend((message) => self.postMessage(message));
self.addEventListener("message", (event: MessageEvent<ToWorker>) => answer(event.data));
