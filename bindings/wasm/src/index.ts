// The typed interface of decant's core.
// SPDX-License-Identifier: MIT
export type * from "./answers.js";
export { connect, type Core } from "./core.js";
export { DecantError, type Problem } from "./error.js";
export type * from "./pictures.js";
export type { ConnectOptions, ManyOptions, Options, Progress } from "./options.js";
export type * from "./queries.js";
