// What the core is asked and what it answers.
// SPDX-License-Identifier: MIT

/** How a level is read. Without `from`, its notation is detected. */
export interface LevelQuery {
  level: string;
  from?: string;
  rules?: "water" | "ball";
  capacity?: number;
  top_first?: boolean;
  partial?: boolean;
}

export interface Limits {
  time_limit?: number;
  node_limit?: number;
  memory_limit?: number;
}

export interface BoardColor {
  name: string;
  letter: string;
}

/** Units stand bottom first; -1 is a hidden one, any other number counts in `colors` of the board. */
export interface Tube {
  capacity: number;
  units: number[];
}

export interface BoardView {
  kind: "board";
  balls: boolean;
  colors: BoardColor[];
  tubes: Tube[];
}

export interface MapNode {
  name: string;
  x: number;
  y: number;
}

export interface MapEdge {
  from: number;
  to: number;
  both_ways: boolean;
  condition: string | null;
  open: boolean;
}

export interface MapToken {
  kind: string;
  color: number;
  node: number;
}

export interface MapView {
  kind: "map";
  nodes: MapNode[];
  edges: MapEdge[];
  tokens: MapToken[];
  goals: MapToken[];
}

export type View = BoardView | MapView;

export interface TubeMove {
  from: number;
  to: number;
  color: string;
  units: number;
}

export interface TokenMove {
  token: string;
  from: string;
  to: string;
}

export type Move = TubeMove | TokenMove;

export type Step = Move & { move: string; note: string };

export interface Position {
  decant: 1;
  family: "tube_sort" | "dog_bunny";
  rules?: "water" | "ball";
  /** The code of the position after the moves, and of the level itself. */
  code: string;
  start: string;
  title: string;
  won: boolean;
  moves: string;
  steps: Step[];
  legal: string[];
  view: View;
}

export interface SolveQuery extends LevelQuery, Limits {
  algorithm?: string;
  weight?: number;
  beam_width?: number;
  any?: boolean;
}

export interface Stats {
  algorithm: string;
  expanded: number;
  generated: number;
  seconds: number;
  peak_memory_bytes: number;
}

export interface Advice {
  upside_down: number | null;
  extra_tubes: { count: number; length: number } | null;
}

interface Verdict {
  decant: 1;
  status: "solved" | "unsolvable" | "unknown";
  claim: "optimal" | "bounded" | "none" | null;
  factor?: number;
  length?: number;
  lower_bound: number | null;
  moves?: Move[];
  advice?: Advice | null;
  stats: Stats;
}

export type Solution =
  | (Verdict & { family: "tube_sort" })
  | (Verdict & { family: "dog_bunny"; switches?: number; shortest_plans?: string; shortest_plans_by_token?: string });

export interface HintQuery extends LevelQuery, Limits {
  moves?: string;
  rung?: 1 | 2 | 3 | 4;
}

export interface Hint {
  decant: 1;
  played: number;
  status: Solution["status"];
  lost_by?: { move: number; length_before: number | null } | null;
  hopeless_from_start?: boolean | null;
  look_at?: { tube: number } | { token: string; node: string } | null;
  next?: Move | null;
  claim?: Solution["claim"];
  length?: number;
  moves?: Move[];
}

export interface CheckQuery extends LevelQuery {
  plan: string;
}

export interface Check {
  decant: 1;
  valid: boolean;
  length: number;
  illegal_move?: number;
  reason?: string;
}

export interface ConvertQuery extends LevelQuery {
  to: string;
}

export interface Converted {
  decant: 1;
  format: string;
  level: string;
}

export interface RenderQuery extends LevelQuery {
  plan?: string;
}

export interface Rendered {
  decant: 1;
  svg: string;
}

export interface AnalyzeQuery extends LevelQuery, Limits {
  games?: number;
  seed?: number;
}

export interface Player {
  games: number;
  wins: number;
  rate: number;
  low: number;
  high: number;
}

export interface Analysis {
  complete: boolean;
  solvable: boolean | null;
  length: number | null;
  states: number;
  limit?: string;
  goals?: number;
  dead?: number;
  /** How many positions are 0, 1, 2, ... moves from a goal. */
  distances?: number[];
  hardest?: { length: number; level: string | null } | null;
  difficulty: number | null;
  shortest_plans: string | null;
  dead_share: number | null;
  losing_share: number | null;
  losing_share_on_plans: number | null;
  misleading_share_on_plans: number | null;
  detour_share: number | null;
  plan_positions: number | null;
  forced_positions: number | null;
  last_losing_move: number | null;
  random_player: Player | null;
  greedy_player: Player | null;
  most_moves: number | null;
  fewest_empty_tubes?: number | null;
  /** The names of figures that are no exact ones. */
  estimated: string[];
  coverage?: { positions: number; known: number };
  stats: Omit<Stats, "algorithm" | "seconds">;
}

export interface GraphQuery extends LevelQuery {
  node_limit?: number;
}

export interface Graph {
  decant: 1;
  states: { level: string; distance: number | null }[];
  edges: [number, number][];
  goals: number[];
  plan: number[] | null;
}

export interface GenerateQuery extends Limits {
  family?: Position["family"];
  rules?: "water" | "ball";
  colors?: number;
  capacity?: number;
  empties?: number;
  nodes?: number;
  tokens?: number;
  seed?: number;
  count?: number;
  maker?: string;
  attempts?: number;
  min_length?: number;
  max_length?: number;
  max_dead?: number;
  min_difficulty?: number;
  max_difficulty?: number;
  states?: number;
}

/** A level with its metrics, as `decant generate --format jsonl` prints it. */
export type Generated = { code: string; metrics: Record<string, unknown>; [more: string]: unknown };

export interface Levels {
  decant: 1;
  levels: { family: Position["family"]; name: string; code: string }[];
}

export interface Progress {
  expanded: number;
  generated: number;
  lower_bound: number;
  best_plan: number | null;
}

export interface Options {
  signal?: AbortSignal;
  /** Ends a search and takes what it knows by then. */
  stop?: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

/** What is wrong with a question, where, and what to do. */
export declare class DecantError extends Error {
  status: number;
  code: string;
  remedy?: string;
  key?: string;
  line?: number;
  column?: number;
}

export interface Core {
  position(query: LevelQuery & { moves?: string }): Promise<Position>;
  check(query: CheckQuery): Promise<Check>;
  convert(query: ConvertQuery): Promise<Converted>;
  render(query: RenderQuery): Promise<Rendered>;
  levels(): Promise<Levels>;
  solve(query: SolveQuery, options?: Options): Promise<Solution>;
  hint(query: HintQuery, options?: Options): Promise<Hint>;
  analyze(query: AnalyzeQuery, options?: Options): Promise<Analysis>;
  generate(query: GenerateQuery, options?: Options): Promise<Generated[]>;
  graph(query: GraphQuery, options?: Options): Promise<Graph>;
  close(): void;
}

export declare function connect(): Core;
