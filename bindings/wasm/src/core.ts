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
  Meanings,
  Position,
  Proof,
  ProofVerdict,
  Rendered,
  Solution,
} from "./answers.js";
import { ask } from "./ask.js";
import { Crew } from "./crew.js";
import { DecantError, type Problem } from "./error.js";
import { Line } from "./line.js";
import type { ConnectOptions, ManyOptions, Options } from "./options.js";
import { askBoard, askPicture, type BoardQuery, type PictureQuery, type PictureReading } from "./pictures.js";
import type {
  AnalyzeQuery,
  CheckQuery,
  ConvertQuery,
  GenerateQuery,
  GraphQuery,
  HintQuery,
  Limits,
  PositionQuery,
  ProveQuery,
  ReadQuery,
  RenderQuery,
  SolveQuery,
  VerifyQuery,
} from "./queries.js";

const GiB = 2 ** 30;
const mostWorkers = 1024;

/** Each promise is rejected with a DecantError, or with the reason of a signal that was aborted. */
export interface Core {
  position(query: PositionQuery): Promise<Position>;
  check(query: CheckQuery): Promise<Check>;
  /** How a text is understood, and its other possible meanings; rejected if it is not a level at all. */
  read(query: ReadQuery): Promise<Meanings>;
  /**
   * The board that is seen in a picture, a file in PNG, JPEG or, in browsers, WebP, and the level that it shows. Doubtful parts
   * are marked as such. Pictures in which no board is seen are rejected, and so are other kinds of files.
   */
  readPicture(
    file: Uint8Array<ArrayBuffer>,
    query?: PictureQuery,
    options?: Pick<Options, "signal">,
  ): Promise<PictureReading>;
  /** The same for a board that was read in a picture, once a person has corrected it. */
  readBoard(query: BoardQuery): Promise<PictureReading>;
  convert(query: ConvertQuery): Promise<Converted>;
  render(query: RenderQuery): Promise<Rendered>;
  levels(): Promise<Levels>;
  solve(query: SolveQuery, options?: Options): Promise<Solution>;
  /**
   * The answers of `solve`, in the order of the levels and as soon as each is known, from several workers. Levels are taken no
   * faster than answers are, at most four for each worker ahead of them. A level that cannot be answered does not end the
   * others: its answer is the error. The workers end with the loop.
   */
  solveMany(
    queries: Iterable<SolveQuery> | AsyncIterable<SolveQuery>,
    options?: ManyOptions,
  ): AsyncGenerator<Solution | DecantError, void, undefined>;
  hint(query: HintQuery, options?: Options): Promise<Hint>;
  analyze(query: AnalyzeQuery, options?: Options): Promise<Analysis>;
  generate(query: GenerateQuery, options?: Options): Promise<Generated[]>;
  graph(query: GraphQuery, options?: Options): Promise<Graph>;
  /** The answer of `solve` with a proof that anyone can check; rejected if it exceeds a limit. */
  prove(query: ProveQuery, options?: Options): Promise<Proof>;
  verify(query: VerifyQuery, options?: Options): Promise<ProofVerdict>;
  /** Ends the workers; pending questions are rejected. */
  close(): void;
}

/**
 * Starts nothing yet: the core is loaded at the first question, and the reader and the one for pictures at the first one that
 * takes it. One worker searches; another one answers the questions without a search, so that they need not wait for one.
 * A third one reads, and a fourth one sees.
 */
export function connect(options: ConnectOptions = {}): Core {
  const module = onceLoaded(() => Promise.resolve(options.module ?? platform.compileCore()));
  const reader = new Line(onceLoaded(() => Promise.resolve(options.reader ?? platform.compileReader())));
  const eyes = new Line(onceLoaded(() => Promise.resolve(options.picture ?? platform.compilePicture())));
  const desk = new Line(module);
  const search = new Line(module);
  const memory_limit = options.memoryLimit ?? GiB;

  const quick = async <Answer>(route: string, query: object) => {
    const answer = parsed<Answer>(await ask(desk, reader, route, JSON.stringify(query), {}));
    // A level on display will soon have to be solved.
    search.prepare();
    return answer;
  };
  const long = (route: string, query: Limits, how: Options = {}) =>
    ask(search, reader, route, JSON.stringify({ memory_limit, ...query }), how);

  const crews = new Set<Crew>();
  let closed = false;
  async function* solveMany(
    queries: Iterable<SolveQuery> | AsyncIterable<SolveQuery>,
    { workers = platform.processors(), signal, stop }: ManyOptions = {},
  ) {
    checkWorkers(workers);
    const share = Math.floor(memory_limit / workers);
    const how = { ...(signal && { signal }), ...(stop && { stop }) };
    const crew = new Crew(module, reader, workers);
    crews.add(crew);
    if (closed) crew.close();
    try {
      yield* crew.inOrder(queries, (query) =>
        crew
          .ask("solve", JSON.stringify({ memory_limit: share, ...query }), how)
          .then((text) => parsed<Solution>(text))
          .catch(answerOfLevel),
      );
    } finally {
      crews.delete(crew);
      crew.close();
    }
  }

  return {
    position: (query) => quick("position", query),
    check: (query) => quick("check", query),
    read: (query) => quick("read", query),
    readPicture: async (file, query = {}, how = {}) => parsed(await askPicture(eyes, file, query, how)),
    readBoard: async (query) => parsed(await askBoard(eyes, query)),
    convert: (query) => quick("convert", query),
    render: (query) => quick("render", query),
    levels: () => quick("levels", {}),
    solve: async (query, how) => parsed(await long("solve", query, how)),
    solveMany,
    hint: async (query, how) => parsed(await long("hint", query, how)),
    analyze: async (query, how) => parsed(await long("analyze", query, how)),
    graph: async (query, how) => parsed(await long("graph", query, how)),
    prove: async (query, how) => parsed(await long("prove", query, how)),
    verify: async (query, how) => parsed(await long("verify", query, how)),
    generate: async (query, how) => {
      const lines = (await long("generate", query, how)).split("\n");
      return lines.filter((line) => line !== "").map((line) => parsed<Generated>(line));
    },
    close: () => {
      desk.close();
      search.close();
      reader.close();
      eyes.close();
      closed = true;
      for (const crew of crews) crew.close();
    },
  };
}

function checkWorkers(workers: number): void {
  if (Number.isInteger(workers) && workers >= 1 && workers <= mostWorkers) return;
  throw new RangeError(`workers: give a whole number from 1 to ${mostWorkers}, not ${workers}`);
}

/** An error that is about one level stands for its answer; others are about all of them. */
function answerOfLevel(error: unknown): DecantError {
  if (error instanceof DecantError && error.code !== "closed" && error.code !== "not_loaded") return error;
  throw error;
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
