// The one kind of error that a question can end with, apart from being aborted.
// SPDX-License-Identifier: MIT
import type { OfferedReading } from "./answers.js";

/** One way out of a problem, and the keys of the question that it mentions. */
export interface Way {
  text: string;
  keys: string[];
  /** The options to ask again with, where this way states them all; `null`: leave the key out. */
  options?: Record<string, string | number | boolean | null>;
}

/** An error, as the core reports it. `line` and `column` are a place in the value of `key`. */
export interface Problem {
  status: number;
  code: string;
  message: string;
  /** The fault of a level, in one word for programs, such as `capacity_not_stated`. */
  kind?: string;
  /** All ways out, in one clause. */
  remedy?: string;
  ways?: Way[];
  key?: string;
  line?: number;
  column?: number;
  /** The levels that a text may mean, where it may mean several. */
  readings?: OfferedReading[];
}

export class DecantError extends Error {
  override readonly name = "DecantError";
  /** As in HTTP: 4xx is a question that cannot be answered, 5xx a failure of decant or its machine. */
  readonly status: number;
  /** One word for programs, such as `malformed_level` or `crashed`. */
  readonly code: string;
  /** The fault of a level, such as `capacity_not_stated`. */
  readonly kind: string | undefined;
  readonly remedy: string | undefined;
  readonly ways: Way[];
  readonly key: string | undefined;
  readonly line: number | undefined;
  readonly column: number | undefined;
  readonly readings: OfferedReading[];

  constructor(problem: Problem) {
    super(problem.message);
    this.status = problem.status;
    this.code = problem.code;
    this.kind = problem.kind;
    this.remedy = problem.remedy;
    this.ways = problem.ways ?? [];
    this.key = problem.key;
    this.line = problem.line;
    this.column = problem.column;
    this.readings = problem.readings ?? [];
  }
}
