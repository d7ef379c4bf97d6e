// The questions that decant answers, and which worker answers them.
// SPDX-License-Identifier: MIT
import * as platform from "#platform";
import type {
  Analysis,
  Check,
  Converted,
  Generated,
  Graph,
  Hint,
  Levels,
  Position,
  Rendered,
  Solution,
} from "./answers.js";
import { DecantError, type Problem } from "./error.js";
import { Line } from "./line.js";
import type { ConnectOptions, Options } from "./options.js";
import type {
  AnalyzeQuery,
  CheckQuery,
  ConvertQuery,
  GenerateQuery,
  GraphQuery,
  HintQuery,
  Limits,
  PositionQuery,
  RenderQuery,
  SolveQuery,
} from "./queries.js";

const GiB = 2 ** 30;

/** Each promise is rejected with a DecantError, or with the reason of a signal that was aborted. */
export interface Core {
  position(query: PositionQuery): Promise<Position>;
  check(query: CheckQuery): Promise<Check>;
  convert(query: ConvertQuery): Promise<Converted>;
  render(query: RenderQuery): Promise<Rendered>;
  levels(): Promise<Levels>;
  solve(query: SolveQuery, options?: Options): Promise<Solution>;
  hint(query: HintQuery, options?: Options): Promise<Hint>;
  analyze(query: AnalyzeQuery, options?: Options): Promise<Analysis>;
  generate(query: GenerateQuery, options?: Options): Promise<Generated[]>;
  graph(query: GraphQuery, options?: Options): Promise<Graph>;
  /** Ends the workers; whatever is under way is rejected. */
  close(): void;
}

/**
 * Starts nothing yet: the core is loaded at the first question. One worker searches; another one answers what needs no
 * search, so that such questions need not wait for a search.
 */
export function connect(options: ConnectOptions = {}): Core {
  const module = onceLoaded(() => Promise.resolve(options.module ?? platform.compile()));
  const desk = new Line(module);
  const search = new Line(module);
  const memory_limit = options.memoryLimit ?? GiB;

  const quick = async <Answer>(route: string, query: object) => {
    const answer = parsed<Answer>(await desk.ask(route, JSON.stringify(query), {}));
    // Whoever looks at a level will soon have it solved.
    search.prepare();
    return answer;
  };
  const long = (route: string, query: Limits, how: Options = {}) =>
    search.ask(route, JSON.stringify({ memory_limit, ...query }), how);

  return {
    position: (query) => quick("position", query),
    check: (query) => quick("check", query),
    convert: (query) => quick("convert", query),
    render: (query) => quick("render", query),
    levels: () => quick("levels", {}),
    solve: async (query, how) => parsed(await long("solve", query, how)),
    hint: async (query, how) => parsed(await long("hint", query, how)),
    analyze: async (query, how) => parsed(await long("analyze", query, how)),
    graph: async (query, how) => parsed(await long("graph", query, how)),
    generate: async (query, how) => {
      const lines = (await long("generate", query, how)).split("\n");
      return lines.filter((line) => line !== "").map((line) => parsed<Generated>(line));
    },
    close: () => {
      desk.close();
      search.close();
    },
  };
}

/** Loads once for all lines, and again after a failure. */
function onceLoaded<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

function parsed<Answer>(text: string): Answer {
  const answer = JSON.parse(text) as Answer | { error: Problem };
  if (typeof answer === "object" && answer !== null && "error" in answer) throw new DecantError(answer.error);
  return answer as Answer;
}
