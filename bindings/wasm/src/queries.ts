// The types of all questions: their keys are those of docs/server.md.
// SPDX-License-Identifier: MIT
// Written by `./dev bless` from the tables in src/requests.
import type { Family, Goal, Maker, Rules } from "./answers.js";

export interface LevelQuery {
  /** The level, in any notation that decant reads. */
  level: string;
  /** The format of the level (default: detected). */
  from?:
    | "code"
    | "make-puzzle"
    | "bottles"
    | "vials"
    | "columns"
    | "saved-game"
    | "list"
    | "drawing"
    | "packed"
    | "cups"
    | "layers"
    | "csv"
    | "native"
    | "edges"
    | "icons"
    | "python"
    | (string & {});
  /** Water pours whole runs; ball moves one unit. */
  rules?: Rules;
  /** Full: each tube ends empty or full of one color; gathered: of each color one may stay partly filled. */
  goal?: Goal;
  /** Units that a tube holds. */
  capacity?: number;
  /** The level lists each tube top first. */
  top_first?: boolean;
  /** The level lists each tube bottom first. */
  bottom_first?: boolean;
  /** Empty tubes that the level has. */
  empties?: number;
  /** Colors may have missing units. */
  partial?: boolean;
  /** Keys in tubes and units that change nothing, with commas between them. */
  ignore_key?: string;
  /** Where levels are in JSON or YAML with keys of its own, such as .levels[].tubes. */
  json_path?: string;
  /** Which level of a text of many: its name there, or its number. */
  id?: string;
}

export interface Limits {
  /** Stop after this many seconds; 0: report what is known without searching; a request cannot raise it beyond a fixed limit. */
  time_limit?: number;
  /** Stop before using more memory than this, in bytes; a request cannot raise it beyond a fixed limit. */
  memory_limit?: number;
  /** Stop after expanding this many states. */
  node_limit?: number;
}

export interface SolveQuery extends LevelQuery, Limits {
  /** Where programs read: take a level beside which something was not used. */
  lenient?: boolean;
  /** The search algorithm (default: auto). */
  algorithm?:
    | "auto"
    | "breadth-first"
    | "depth-first"
    | "uniform-cost"
    | "a-star"
    | "weighted-a-star"
    | "greedy-best-first"
    | "ida-star"
    | "beam"
    | (string & {});
  /** For weighted-a-star: a plan costs at most this many times the cheapest (default: 2). */
  weight?: number;
  /** For beam: states kept in each layer (default: 1000). */
  beam_width?: number;
  /** DogBunny: accept any shortest plan, even one that switches between tokens more than needed. */
  any?: boolean;
  /** For unsolvable levels: say what would help (default: true). */
  advice?: boolean;
  /** For unsolvable levels: search at most this many seconds for what would help; 0: do not search (default: 5). */
  advice_limit?: number;
}

export interface HintQuery extends LevelQuery, Limits {
  /** Moves made so far. */
  moves?: string | readonly unknown[] | object;
  /** Where programs read: take a level beside which something was not used. */
  lenient?: boolean;
  /** 1: whether it can still be solved; 2: where to look; 3: the next move; 4: the whole plan (default: 1). */
  rung?: 1 | 2 | 3 | 4;
}

export interface AnalyzeQuery extends LevelQuery, Limits {
  /** Where programs read: take a level beside which something was not used. */
  lenient?: boolean;
  /** Explore at most this many positions, else estimate (default: 20000000). */
  node_limit?: number;
  /** For simulated games and estimates; the same seed gives the same answer everywhere (default: 1). */
  seed?: number;
  /** Games for each simulated player (default: 1000). */
  games?: number;
}

export interface CheckQuery extends LevelQuery {
  /** The moves: text, or the JSON of solve. */
  plan: string | readonly unknown[] | object;
  /** Where programs read: take a level beside which something was not used. */
  lenient?: boolean;
}

export interface ReadQuery extends LevelQuery {}

export interface ConvertQuery extends LevelQuery {
  /** Where programs read: take a level beside which something was not used. */
  lenient?: boolean;
  /** The format to write. */
  to:
    | "code"
    | "make-puzzle"
    | "vials"
    | "columns"
    | "saved-game"
    | "list"
    | "packed"
    | "cups"
    | "layers"
    | "csv"
    | "native"
    | "edges"
    | "icons"
    | "drawing"
    | "json"
    | (string & {});
}

export interface PositionQuery extends LevelQuery {
  /** Moves made so far. */
  moves?: string | readonly unknown[] | object;
  /** Where programs read: take a level beside which something was not used. */
  lenient?: boolean;
}

export interface RenderQuery extends LevelQuery {
  /** Moves to draw as a strip of pictures. */
  plan?: string | readonly unknown[] | object;
  /** Where programs read: take a level beside which something was not used. */
  lenient?: boolean;
}

export interface GraphQuery extends LevelQuery {
  /** Where programs read: take a level beside which something was not used. */
  lenient?: boolean;
  /** Stop after this many seconds; a request cannot raise it beyond a fixed limit. */
  time_limit?: number;
  /** Stop before using more memory than this, in bytes; a request cannot raise it beyond a fixed limit. */
  memory_limit?: number;
  /** Refuse levels with more positions (default: 100000). */
  node_limit?: number;
}

export interface ProveQuery extends LevelQuery, Limits {
  /** Where programs read: take a level beside which something was not used. */
  lenient?: boolean;
  /** Do not write a proof with more entries than this (default: 5000000). */
  proof_limit?: number;
}

export interface VerifyQuery extends Limits {
  /** The proof, as `prove` returns it. */
  proof: string;
  /** The code of the level that it must be about. */
  about?: string;
  /** Stop after this many seconds; 0: check nothing; a request cannot raise it beyond a fixed limit. */
  time_limit?: number;
}

export interface GenerateQuery {
  /** The puzzle family (default: tube_sort). */
  family?: Family;
  /** Water pours whole runs; ball moves one unit (default: water). */
  rules?: Rules;
  /** Colors; each fills one tube (default: 8). */
  colors?: number;
  /** Units that a tube holds (default: 4). */
  capacity?: number;
  /** Empty tubes (default: 2). */
  empties?: number;
  /** Rules of single tubes as behind a code: gives=no@9+10. */
  tube_rules?: string;
  /** Nodes of a dog_bunny map (default: 7). */
  nodes?: number;
  /** Tokens on a dog_bunny map (default: 3). */
  tokens?: number;
  /** The shortest plan has at least this many moves (default: 3). */
  min_length?: number;
  /** The shortest plan has at most this many moves. */
  max_length?: number;
  /** At most this share of all positions is dead. */
  max_dead?: number;
  /** Difficulty for people, from 0 to 100; at least. */
  min_difficulty?: number;
  /** Difficulty for people, from 0 to 100; at most. */
  max_difficulty?: number;
  /** The same seed gives the same levels everywhere (default: 0). */
  seed?: number;
  /** Number of levels to make (default: 1). */
  count?: number;
  /** Deal: at random; reverse: backward from a goal; climb: by changes that improve the fit (default: deal; climb for dog_bunny). */
  maker?: Maker;
  /** Give up after this many candidates (default: 10000 + 1000 per level; climb: 20 + 10 per level; earlier if nothing new turns up). */
  attempts?: number;
  /** Skip levels that take more expanded states to solve (default: 2000000). */
  node_limit?: number;
  /** Count no more positions than this; of levels with more, dead ends and difficulty are not known, so limits on these skip them (default: 100000). */
  states?: number;
  /** Stop after this many seconds and keep what was made; a request cannot raise it beyond a fixed limit. */
  time_limit?: number;
  /** Stop before using more memory than this, in bytes; a request cannot raise it beyond a fixed limit. */
  memory_limit?: number;
}
