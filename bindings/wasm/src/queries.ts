// What each question asks: the keys are those of docs/server.md.
// SPDX-License-Identifier: MIT

export type Rules = "water" | "ball";
export type Family = "tube_sort" | "dog_bunny";

export interface LevelQuery {
  /** The level in any notation that decant reads: a level code, a file, nested lists. */
  level: string;
  /** The word of its format; without it the format is detected. */
  from?: string;
  rules?: Rules;
  capacity?: number;
  top_first?: boolean;
  partial?: boolean;
}

export interface Limits {
  /** Seconds. */
  time_limit?: number;
  /** Expanded states. */
  node_limit?: number;
  /** Bytes in the tables of one search. */
  memory_limit?: number;
}

export interface PositionQuery extends LevelQuery {
  moves?: string;
}

export interface SolveQuery extends LevelQuery, Limits {
  algorithm?: string;
  weight?: number;
  beam_width?: number;
  /** Any shortest plan will do, also one that people would find disjointed. */
  any?: boolean;
  /** For levels without a solution: say what would help. True if not given. */
  advice?: boolean;
}

export interface HintQuery extends LevelQuery, Limits {
  moves?: string;
  /** 1: can it still be solved; 2: what to look at; 3: the next move; 4: the plan. */
  rung?: 1 | 2 | 3 | 4;
}

export interface AnalyzeQuery extends LevelQuery, Limits {
  games?: number;
  seed?: number;
}

export interface GenerateQuery extends Limits {
  family?: Family;
  rules?: Rules;
  colors?: number;
  capacity?: number;
  empties?: number;
  nodes?: number;
  tokens?: number;
  seed?: number;
  count?: number;
  maker?: "deal" | "reverse" | "climb";
  attempts?: number;
  min_length?: number;
  max_length?: number;
  max_dead?: number;
  min_difficulty?: number;
  max_difficulty?: number;
  states?: number;
}

export interface CheckQuery extends LevelQuery {
  /** Moves as text, or the moves of a solution. */
  plan: string | readonly unknown[];
}

export interface ConvertQuery extends LevelQuery {
  to: string;
}

export interface RenderQuery extends LevelQuery {
  plan?: string | readonly unknown[];
}

export interface GraphQuery extends LevelQuery, Limits {}
