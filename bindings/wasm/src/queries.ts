// What each question asks: the keys are those of docs/server.md.
// SPDX-License-Identifier: MIT
// Written by `./dev bless` from the tables in src/requests.
import type { Family, Maker, Rules } from "./answers.js";

export interface LevelQuery {
  /** The level, in any notation that decant reads. */
  level: string;
  /** The format of the level (default: detected). */
  from?: "code" | "make-puzzle" | "list" | "cups" | "native" | "edges" | (string & {});
  /** Water pours whole runs, ball moves one unit. */
  rules?: Rules;
  /** Units that a tube holds. */
  capacity?: number;
  /** The level lists each tube from its top. */
  top_first?: boolean;
  /** Colors may have missing units. */
  partial?: boolean;
}

export interface Limits {
  /** Stop after so many seconds; 0: tell what is known without a search; there is a limit that no question can raise. */
  time_limit?: number;
  /** Stop before using more memory than this, in bytes; there is a limit that no question can raise. */
  memory_limit?: number;
  /** Stop after so many expanded states. */
  node_limit?: number;
}

export interface SolveQuery extends LevelQuery, Limits {
  /** How to search: see `decant list algorithms` (default: auto). */
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
  /** For weighted-a-star: how many times too long a plan may be (default: 2). */
  weight?: number;
  /** For beam: states kept in each layer (default: 1000). */
  beam_width?: number;
  /** Of DogBunny: any shortest plan will do, also one with more switches between tokens than needed. */
  any?: boolean;
  /** For levels without a solution: say what would help (default: true). */
  advice?: boolean;
  /** Look at most so many seconds for what would help a level that cannot be solved; 0: do not look (default: 5). */
  advice_limit?: number;
}

export interface HintQuery extends LevelQuery, Limits {
  /** Moves made so far. */
  moves?: string | readonly unknown[] | object;
  /** 1: can it still be solved; 2: what to look at; 3: the next move; 4: the whole plan (default: 1). */
  rung?: 1 | 2 | 3 | 4;
}

export interface AnalyzeQuery extends LevelQuery, Limits {
  /** Explore so many positions, else estimate (default: 20000000). */
  node_limit?: number;
  /** Of the simulated games and of estimates; the same seed gives the same answer everywhere (default: 1). */
  seed?: number;
  /** Games of each simulated player (default: 1000). */
  games?: number;
}

export interface CheckQuery extends LevelQuery {
  /** The moves: text, or the JSON of solve. */
  plan: string | readonly unknown[] | object;
}

export interface ConvertQuery extends LevelQuery {
  /** The format to write. */
  to: "code" | "make-puzzle" | "list" | "cups" | "native" | "edges" | (string & {});
}

export interface PositionQuery extends LevelQuery {
  /** Moves made so far. */
  moves?: string | readonly unknown[] | object;
}

export interface RenderQuery extends LevelQuery {
  /** Moves to draw as a strip of pictures. */
  plan?: string | readonly unknown[] | object;
}

export interface GraphQuery extends LevelQuery {
  /** Stop after so many seconds; there is a limit that no question can raise. */
  time_limit?: number;
  /** Stop before using more memory than this, in bytes; there is a limit that no question can raise. */
  memory_limit?: number;
  /** Refuse levels with more positions (default: 100000). */
  node_limit?: number;
}

export interface ProveQuery extends LevelQuery, Limits {
  /** Write no proof of more than so many entries (default: 5000000). */
  proof_limit?: number;
}

export interface VerifyQuery extends Limits {
  /** The proof, as `prove` gives it. */
  proof: string;
  /** The code of the level that it must be about. */
  about?: string;
}

export interface GenerateQuery {
  /** The family of the levels (default: tube_sort). */
  family?: Family;
  /** Water pours whole runs, ball moves one unit (default: water). */
  rules?: Rules;
  /** Colors, each of which fills one tube (default: 8). */
  colors?: number;
  /** Units that a tube holds (default: 4). */
  capacity?: number;
  /** Empty tubes (default: 2). */
  empties?: number;
  /** Nodes of a dog_bunny map (default: 7). */
  nodes?: number;
  /** Tokens on it (default: 3). */
  tokens?: number;
  /** Shortest plans have at least so many moves (default: 3). */
  min_length?: number;
  /** Shortest plans have at most so many moves. */
  max_length?: number;
  /** At most this share of all positions is lost. */
  max_dead?: number;
  /** How hard they are for people, from 0 to 100; at least. */
  min_difficulty?: number;
  /** How hard they are for people, from 0 to 100; at most. */
  max_difficulty?: number;
  /** The same seed gives the same levels everywhere (default: 0). */
  seed?: number;
  /** Levels to make (default: 1). */
  count?: number;
  /** Deal: at random; reverse: backward from a goal; climb: by changes that make it fit better (default: deal, for dog_bunny climb). */
  maker?: Maker;
  /** Give up after so many candidates (default: 1000 for each level and 10000, of climb 10 and 20; or earlier, when nothing new comes). */
  attempts?: number;
  /** Leave out levels that take more expanded states to solve (default: 2000000). */
  node_limit?: number;
  /** Leave out levels that have more positions, where these are counted: for a limit on dead ends or difficulty, for jsonl, or to climb with dog_bunny (default: 100000). */
  states?: number;
  /** End after so many seconds with what was made; there is a limit that no question can raise. */
  time_limit?: number;
  /** Stop before using more memory than this, in bytes; there is a limit that no question can raise. */
  memory_limit?: number;
}
