#!/usr/bin/env node
// decant on the command line where there is Node and nothing else: `npx decant solve LEVEL`.
// SPDX-License-Identifier: MIT
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import {
  type Aside,
  connect,
  type Core,
  DecantError,
  type Move,
  type Options,
  type Read,
  type Solution,
} from "./index.js";

/** As those of the program: docs/exit-codes.md. */
const exit = {
  done: 0,
  unsolvable: 10,
  unknown: 11,
  invalid: 12,
  usage: 64,
  malformed: 65,
  unreadable: 66,
  internal: 70,
};

type Keys = Record<string, string | number | boolean>;
interface Answer {
  json: object;
  text: string;
  code: number;
  read?: Read | undefined;
}
interface Verb {
  takes: string[];
  about: string;
  answer: (core: Core, words: string[], keys: Keys, how: Options) => Promise<Answer>;
}

class Mistake extends Error {
  constructor(
    message: string,
    readonly code = exit.usage,
  ) {
    super(message);
  }
}

const flags = ["partial", "top_first", "bottom_first", "any", "lenient"];

const moveText = (move: Move) =>
  "units" in move ? `${move.from + 1}>${move.to + 1}` : `${move.token}:${move.from}>${move.to}`;
const textOfMoves = (moves: Move[] = []) => moves.map(moveText).join(" ");
const moves = (count: number) => `${count} ${count === 1 ? "move" : "moves"}`;

function codeOf(status: Solution["status"]): number {
  return { solved: exit.done, unsolvable: exit.unsolvable, unknown: exit.unknown }[status];
}

function verdict(solution: Solution): string {
  if (solution.status === "unsolvable") return "Cannot be solved. Proved.\n";
  if (solution.status === "unknown") {
    const ended = solution.limit ? `, ended by the limit of ${solution.limit}` : "";
    return `Not known${ended}. A plan has at least ${moves(solution.lower_bound ?? 0)}.\n`;
  }
  const length = solution.length ?? 0;
  if (length === 0) return "Solved already.\n";
  const what = solution.claim === "optimal" ? `Shortest: ${moves(length)}. Proved.` : `A plan of ${moves(length)}.`;
  const least = solution.claim === "optimal" ? "" : ` None has fewer than ${solution.lower_bound}.`;
  return `${what}${least}\n\n${textOfMoves(solution.moves)}\n`;
}

/** The keys of an answer with their values, one a line. */
function listing(answer: object): string {
  const line = ([key, value]: [string, unknown]) =>
    `${key.replaceAll("_", " ")}: ${typeof value === "object" ? JSON.stringify(value) : String(value)}\n`;
  return Object.entries(answer)
    .filter(([key]) => key !== "decant" && key !== "read")
    .map(line)
    .join("");
}

const drawing = async (core: Core, level: string) => {
  const { level: text } = await core.convert({ level, to: "drawing", lenient: true });
  return text;
};

/** The file of that name, standard input for `-`, else the text itself or the example of that name. */
async function given(core: Core, word: string): Promise<string> {
  if (word === "-") return text(process.stdin);
  if (existsSync(word)) return readFile(word, "utf8");
  if (/[:[{\s]/.test(word)) return word;
  const example = (await core.levels()).levels.find(({ name }) => name === word);
  if (example) return example.code;
  throw new Mistake(`${word}: there is no such file; give a file, - for standard input, or a code`, exit.unreadable);
}

const verbs: Record<string, Verb> = {
  solve: {
    takes: ["LEVEL"],
    about: "find a shortest plan and prove it, or prove that there is none",
    answer: async (core, [level = ""], keys, how) => {
      const json = await core.solve({ lenient: true, ...keys, level }, how);
      const advice = json.status === "unsolvable" && json.advice ? `\n${listing({ helps: json.advice.helps })}` : "";
      return {
        json,
        text: verdict(json) + advice,
        code: codeOf(json.status),
        read: "read" in json ? json.read : undefined,
      };
    },
  },
  hint: {
    takes: ["LEVEL"],
    about: "say how a game stands; --moves are those made so far, --rung 3 tells the next one",
    answer: async (core, [level = ""], keys, how) => {
      const { read, ...json } = await core.hint({ lenient: true, ...keys, level }, how);
      const next = json.next ? `next: ${moveText(json.next)}\n` : "";
      const plan = json.moves ? `plan: ${textOfMoves(json.moves)}\n` : "";
      const { next: _, moves: __, family: ___, ...rest } = json;
      return { json, text: listing(rest) + next + plan, code: codeOf(json.status), read };
    },
  },
  check: {
    takes: ["LEVEL", "PLAN"],
    about: "replay a plan and say whether it solves the level",
    answer: async (core, [level = "", plan = ""], keys) => {
      const json = await core.check({ lenient: true, ...keys, level, plan });
      const { valid, reason } = json;
      const text = valid ? `Valid: ${moves(json.length)}.\n` : `Invalid: ${reason ?? "the level is not solved"}.\n`;
      return { json, text, code: valid ? exit.done : exit.invalid };
    },
  },
  show: {
    takes: ["LEVEL"],
    about: "draw a level",
    answer: async (core, [level = ""], keys) => {
      const { readings } = await core.read({ ...keys, level });
      const [reading] = readings;
      if (readings.length !== 1 || !reading)
        throw new Mistake("this text may mean several levels; see read", exit.malformed);
      const position = await core.position({ level: reading.text });
      return { json: position, text: await drawing(core, reading.text), code: exit.done };
    },
  },
  read: {
    takes: ["LEVEL"],
    about: "show how a text is understood, and what else it may mean",
    answer: async (core, [level = ""], keys) => {
      const json = await core.read({ ...keys, level });
      const texts = [];
      for (const each of json.readings) {
        const chosen = each.choice ? `${each.choice}: ${flagsOf(each.options ?? {})}\n` : "";
        texts.push(`${chosen}${each.summary}\n${aside(each)}code: ${each.level}\n\n${await drawing(core, each.text)}`);
      }
      return { json, text: texts.join("\n"), code: json.readings.length === 1 ? exit.done : exit.malformed };
    },
  },
  analyze: {
    takes: ["LEVEL"],
    about: "measure a level: its positions, dead ends, mistakes, players and difficulty",
    answer: async (core, [level = ""], keys, how) => {
      const json = await core.analyze({ lenient: true, ...keys, level }, how);
      return { json, text: listing(json), code: json.complete ? exit.done : exit.unknown };
    },
  },
  verify: {
    takes: ["PROOF"],
    about: "check a proof; --about names the level that it must be about",
    answer: async (core, [proof = ""], keys, how) => {
      const json = await core.verify({ ...keys, proof }, how);
      const code = { verified: exit.done, rejected: exit.invalid, unchecked: exit.unknown }[json.status];
      return { json, text: listing(json), code };
    },
  },
};

function aside({ not_used }: { not_used: Aside[] }): string {
  const lines = not_used.map(({ line, text }) => (line ? `line ${line} ` : "") + JSON.stringify(text));
  return lines.length > 0 ? `not used: ${lines.join("; ")}\n` : "";
}

function help(): string {
  const lines = Object.entries(verbs).map(
    ([word, { takes, about }]) => `  ${[word, ...takes].join(" ").padEnd(20)} ${about}`,
  );
  return `decant solves water sort, ball sort and DogBunny levels: it finds a shortest plan and proves it, or proves that there is none.
Usage: decant VERB LEVEL [--json] [--KEY VALUE ...]

Verbs:
${lines.join("\n")}

LEVEL is a file, - for standard input, a code, or the name of an example. Keys are those of requests, such as --time-limit 10,
--rules ball, --top-first. Ctrl-C ends a search with what is known.
`;
}

function parse(args: string[]): { word: string; words: string[]; keys: Keys; json: boolean } {
  const keys: Keys = {};
  const words: string[] = [];
  for (let at = 0; at < args.length; at++) {
    const [name = "", said] = args[at]!.split(/=(.*)/s);
    if (!name.startsWith("--")) {
      words.push(args[at]!);
      continue;
    }
    const key = name.slice(2).replaceAll("-", "_");
    if (flags.includes(key) || key === "json" || key === "help") {
      keys[key] = true;
      continue;
    }
    const value = said ?? args[++at];
    if (value === undefined) throw new Mistake(`${name} takes a value; give one`);
    keys[key] =
      key !== "moves" && key !== "about" && value !== "" && Number.isFinite(Number(value)) ? Number(value) : value;
  }
  const { json, help: helps, ...rest } = keys;
  const [word = "help", ...others] = words;
  return { word: helps ? "help" : word, words: others, keys: rest, json: json === true };
}

/** Ways out in the words of this command line. */
function remedy({ ways, remedy }: DecantError): string {
  const texts = ways.map(({ text, options }) => (options ? `use ${flagsOf(options)}` : text));
  const all = texts.length > 0 ? texts.join(", or ") : remedy;
  return all ? `; ${all}` : "";
}

const flagsOf = (options: Record<string, string | number | boolean | null>) =>
  Object.entries(options)
    .map(([key, value]) => flag(key, value))
    .join(" ");

function flag(key: string, value: string | number | boolean | null): string {
  const name = `--${key.replaceAll("_", "-")}`;
  return value === true ? name : value === null ? `no ${name}` : `${name} ${value}`;
}

async function main(args: string[]): Promise<number> {
  const { word, words, keys, json } = parse(args);
  if (word === "help") {
    process.stdout.write(help());
    return exit.done;
  }
  const verb = verbs[word];
  if (!verb)
    throw new Mistake(`there is no verb ${JSON.stringify(word)}; give one of ${Object.keys(verbs).join(", ")}`);
  if (words.length !== verb.takes.length) throw new Mistake(`${word} takes ${verb.takes.join(" ")}; see decant help`);
  const core = connect();
  const stop = new AbortController();
  process.once("SIGINT", () => stop.abort());
  try {
    const texts = [];
    for (const [at, each] of words.entries())
      texts.push(verb.takes[at] === "PLAN" && !existsSync(each) && each !== "-" ? each : await given(core, each));
    const answer = await verb.answer(core, texts, keys, { stop: stop.signal });
    if (answer.read) process.stderr.write(aside(answer.read));
    process.stdout.write(json ? `${JSON.stringify(answer.json)}\n` : answer.text);
    return answer.code;
  } finally {
    core.close();
  }
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    if (error instanceof DecantError) {
      const place = error.line ? `${error.line}:${error.column ?? 1}: ` : "";
      process.stderr.write(`decant: ${place}${error.message}${remedy(error)}\n`);
      process.exitCode = error.status === 422 ? exit.malformed : error.status === 400 ? exit.usage : exit.internal;
    } else if (error instanceof Mistake) {
      process.stderr.write(`decant: ${error.message}\n`);
      process.exitCode = error.code;
    } else {
      process.stderr.write(`decant: ${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = exit.unreadable;
    }
  },
);
