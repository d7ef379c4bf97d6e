// The module of a worker in Node.
// SPDX-License-Identifier: MIT
import { parentPort } from "node:worker_threads";
import { attend } from "./attend.js";

const answer = attend((message) => parentPort?.postMessage(message));
parentPort?.on("message", answer);
