// Several workers that take questions from one line, and answer them in the order in which they were asked.
// SPDX-License-Identifier: MIT
import { ask } from "./ask.js";
import { Line } from "./line.js";
import type { Options } from "./options.js";

/** So many questions for each worker are taken, at most, before the first of them is answered. */
const ahead = 4;

export class Crew {
  readonly #reader: Line;
  readonly #lines: Line[];
  readonly #idle: Line[];
  readonly #wanted: ((line: Line) => void)[] = [];

  constructor(module: () => Promise<WebAssembly.Module>, reader: Line, workers: number) {
    this.#reader = reader;
    this.#lines = Array.from({ length: workers }, () => new Line(module));
    this.#idle = [...this.#lines];
  }

  /** Asks the next worker that has nothing to do. */
  async ask(route: string, body: string, options: Options): Promise<string> {
    const line = this.#idle.pop() ?? (await new Promise<Line>((resolve) => this.#wanted.push(resolve)));
    try {
      return await ask(line, this.#reader, route, body, options);
    } finally {
      const next = this.#wanted.shift();
      if (next) next(line);
      else this.#idle.push(line);
    }
  }

  /**
   * The answer of `ask` to each question, in their order and as soon as it is there. Questions are taken a few ahead of the
   * answers, and an answer does not wait for the next question. A rejection ends it.
   */
  async *inOrder<Question, Answer>(
    questions: Iterable<Question> | AsyncIterable<Question>,
    ask: (question: Question) => Promise<Answer>,
  ): AsyncGenerator<Answer, void, undefined> {
    const source = each(questions);
    const most = ahead * this.#lines.length;
    const asked: Promise<Answer>[] = [];
    let over = false;
    let taking: Promise<void> | undefined;
    const take = async () => {
      const { done, value } = await source.next();
      if (done) over = true;
      else {
        const answer = ask(value);
        // It is awaited in its turn; until then a rejection must not count as unhandled.
        answer.catch(() => {});
        asked.push(answer);
      }
      taking = undefined;
    };
    try {
      for (;;) {
        if (!over && asked.length < most) taking ??= take();
        const awaited = [taking?.then(() => false), asked[0]?.then(() => true)].filter((one) => one !== undefined);
        if (awaited.length === 0) return;
        const isAnswered = await Promise.race(awaited);
        if (isAnswered) yield await asked.shift()!;
      }
    } finally {
      const ended = source.return();
      // A worker may never finish its question.
      if (taking) ended.catch(() => {});
      else await ended;
    }
  }

  close(): void {
    for (const line of this.#lines) line.close();
  }
}

async function* each<Item>(items: Iterable<Item> | AsyncIterable<Item>): AsyncGenerator<Item, void, undefined> {
  yield* items;
}
