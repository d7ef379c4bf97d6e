// The types of all answers: the JSON of `decant ... --format json`.
// SPDX-License-Identifier: MIT
// Written by `./dev bless` from the tables in src/requests.

export type Rules = "water" | "ball";

/** At the end each tube is empty or full of one color; or each holds one color, and at most one tube of a color is not full. */
export type Goal = "full" | "gathered";

export type Family = "tube_sort" | "dog_bunny";

export type Maker = "deal" | "reverse" | "climb";

export type Status = "solved" | "unsolvable" | "unknown";

export type Claim = "optimal" | "bounded" | "none";

/** Which limit ended a search early. */
export type LimitWord = "nodes" | "time" | "memory" | "plan";

/** Something taken for granted because a text leaves it open. */
export interface Assumption {
  about: "order" | "capacity" | "places" | "rules" | "form";
  /** In words, such as `bottom first`. */
  value: string;
  /** Where to look in a picture: left, top, right and bottom, in pixels. */
  where?: number[];
}

/** A line beside a level, or the part of one, of which nothing was made. */
export interface Aside {
  /** From 1; absent where the text has no lines. */
  line?: number;
  text: string;
}

/** One of the levels that a text may mean. */
export interface OfferedReading {
  /** Its code. */
  level: string | null;
  /** Assumptions that the readings do not share. */
  assumed: Assumption[];
  /** The keys that choose it, if keys do; else ask for its code. */
  options?: Record<string, boolean | number | string>;
}

/** How a text was understood that leaves something open, or of which something was not used. */
export interface Read {
  /** The format that its text has. */
  form: string;
  assumed: Assumption[];
  not_used: Aside[];
  comments: Aside[];
}

/** Tubes are numbered from 0; the text of moves numbers them from 1. */
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

export interface Stats {
  algorithm: string;
  expanded: number;
  generated: number;
  seconds: number;
  peak_memory_bytes: number;
}

export interface Advice {
  /** The length of a plan, if one is known; null if it does not help. */
  upside_down?: number | null;
  /** The smallest number known to help; null if two do not help. */
  extra_tubes?: { count: number; length?: number } | null;
  /** Whether it helps; null if that is not known. */
  helps: { upside_down?: boolean | null; extra_tubes?: boolean | null };
  /** The claims about these plans: only an optimal one is shortest. */
  claims: { upside_down?: Claim; extra_tubes?: Claim };
  /** The codes of the resulting levels, for those that help. */
  levels: { upside_down?: string; extra_tubes?: string };
}

export interface TubeSolution {
  decant: 1;
  family: "tube_sort";
  status: Status;
  claim: Claim | null;
  /** For a bounded claim: the plan is at most this many times the shortest. */
  factor?: number;
  length?: number;
  /** No plan has fewer moves; null when there is none. */
  lower_bound: number | null;
  /** If no plan is known: whether one is known to exist. */
  solvable?: true | null;
  /** Which limit ended the search early. */
  limit?: LimitWord;
  cancelled?: true;
  moves?: TubeMove[];
  /** For levels that cannot be solved, if asked for: which remedies help, and in how many moves. */
  advice?: Advice | null;
  stats: Stats;
  rules: Rules;
  /** Only for tubes of different capacities. */
  goal?: Goal;
  /** If the goal is full and has no plan: the answer with the goal gathered. */
  gathered?: { status: Status; claim: Claim | null; length?: number; lower_bound: number | null; moves?: TubeMove[] };
  read?: Read;
}

export interface MapSolution {
  decant: 1;
  family: "dog_bunny";
  status: Status;
  claim: Claim | null;
  /** For a bounded claim: the plan is at most this many times the shortest. */
  factor?: number;
  length?: number;
  /** No plan has fewer moves; null when there is none. */
  lower_bound: number | null;
  /** If no plan is known: whether one is known to exist. */
  solvable?: true | null;
  /** Which limit ended the search early. */
  limit?: LimitWord;
  cancelled?: true;
  moves?: TokenMove[];
  /** For levels that cannot be solved, if asked for: which remedies help, and in how many moves. */
  advice?: Advice | null;
  stats: Stats;
  switches?: number;
  /** `none` if another shortest plan may have fewer switches. */
  switches_claim?: string;
  /** Digits, as there may be more than a number can hold. */
  shortest_plans?: string;
  shortest_plans_by_token?: string;
}

export type Solution = TubeSolution | MapSolution;

export interface Hint {
  decant: 1;
  family: Family;
  /** Only for tubes. */
  rules?: Rules;
  /** Only for tubes of different capacities. */
  goal?: Goal;
  /** Moves made so far. */
  played: number;
  /** Keys of the plan that say what was not checked. */
  unchecked?: string[];
  /** Lines of the plan that were not used, as they have an odd count of numbers. */
  unused?: string[];
  status: Status;
  lost_by?: { move: number; length_before?: number } | null;
  hopeless_from_start?: boolean | null;
  /** If the status is unknown: no plan has fewer moves. */
  lower_bound?: number;
  /** If the status is unknown: whether a plan is known to exist. */
  solvable?: true | null;
  limit?: LimitWord;
  cancelled?: true;
  look_at?: { tube: number } | { token: string; node: string } | null;
  next?: Move | null;
  claim?: Claim;
  length?: number;
  moves?: Move[];
  read?: Read;
}

export interface Player {
  games: number;
  wins: number;
  rate: number;
  low: number;
  high: number;
}

export interface Analysis {
  decant: 1;
  family: Family;
  /** Only for tubes. */
  rules?: Rules;
  /** Only for tubes of different capacities. */
  goal?: Goal;
  complete: boolean;
  solvable: boolean | null;
  length: number | null;
  states: number;
  limit?: LimitWord;
  goals?: number;
  dead?: number;
  /** How many positions are 0, 1, 2, ... moves from a goal. */
  distances?: number[];
  hardest?: { length: number; level: string | null } | null;
  /** From 0 to 100. */
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
  /** The names of figures that are estimates. */
  estimated: string[];
  coverage?: { positions: number; known: number };
  stats: { expanded: number; generated: number; peak_memory_bytes: number };
  read?: Read;
}

/** A new level. */
export interface Generated {
  id: number;
  family: string;
  name: string;
  code: string;
  key: string;
  source: string;
  line: number;
  label: string;
  facts: Record<string, number | string>;
  metrics: Record<string, number | string>;
  plan: { moves: string; claim: Claim } | null;
  text: string;
}

export interface Check {
  decant: 1;
  family: Family;
  /** Only for tubes. */
  rules?: Rules;
  /** Only for tubes of different capacities. */
  goal?: Goal;
  valid: boolean;
  length: number;
  illegal_move?: number;
  /** The move about which the plan says something false. */
  false_move?: number;
  reason?: string;
  /** Keys of the plan that say what was not checked. */
  unchecked?: string[];
  /** Lines of the plan that were not used, as they have an odd count of numbers. */
  unused?: string[];
  read?: Read;
}

/** A level that a text may mean. */
export interface Meaning {
  family: Family;
  /** In one line: form, assumptions and size. */
  summary: string;
  /** The format that the text has. */
  form: string;
  assumed: Assumption[];
  not_used: Aside[];
  comments: Aside[];
  /** The keys that choose it, if keys do; else ask for its code. */
  options?: Record<string, boolean | number | string>;
  /** Its code. */
  level: string | null;
  facts: Record<string, number | string>;
  /** The units of each color; empty where there are no tubes. */
  units: Record<string, number>;
  /** The level as native text. */
  text: string;
  position: Placement;
  /** How it is drawn; a color looks the same in all readings. */
  view: View;
  /** The assumptions that the other readings do not make, in words. */
  choice?: string;
}

export interface Meanings {
  decant: 1;
  readings: Meaning[];
  /** The question to decide if there are several. */
  doubt?: string;
}

export interface Converted {
  decant: 1;
  format: string;
  level: string;
}

/** The claim: a shortest plan of that length, no shorter one, or no plan. */
export type ProofClaim = "optimum" | "at-least" | "unsolvable";

/** The kind of entries in the proof. */
export type ProofKind = "bounds" | "positions" | "borders";

export interface Proof {
  decant: 1;
  /** The code of the level. */
  level: string;
  /** Only for tubes of different capacities. */
  goal?: Goal;
  claim: ProofClaim;
  length?: number;
  kind: ProofKind;
  entries: number;
  bytes: number;
  /** The text, as docs/proof-format.md describes it. */
  proof: string;
}

export interface ProofVerdict {
  decant: 1;
  status: "verified" | "rejected" | "unchecked";
  /** The code of the level that the proof is about. */
  level?: string;
  /** Only for tubes of different capacities. */
  goal?: Goal;
  claim?: ProofClaim;
  length?: number;
  kind?: ProofKind;
  entries?: number;
  /** How many successors were looked up. */
  successors?: number;
  /** The line where the proof is wrong. */
  line?: number;
  /** The problem there. */
  problem?: string;
}

export interface Rendered {
  decant: 1;
  svg: string;
}

/** All positions of a level: edges are pairs of their numbers, and 0 is the level itself. */
export interface Graph {
  decant: 1;
  family: Family;
  /** Only for tubes. */
  rules?: Rules;
  /** Only for tubes of different capacities. */
  goal?: Goal;
  length: number | null;
  states: { level: string | null; distance: number | null }[];
  edges: [number, number][];
  goals: number[];
  plan: number[] | null;
  read?: Read;
}

export interface BoardView {
  kind: "board";
  balls: boolean;
  /** `swatch`: the index of its color in the palette. */
  colors: { name: string; letter: string; swatch: number }[];
  /** Units from the bottom, each an index into `colors`, or -1 if hidden. */
  tubes: { capacity: number; units: number[]; rules?: Record<string, string>; closed?: boolean; hidden?: number[] }[];
}

export interface MapToken {
  kind: string;
  color: number;
  node: number;
}

export interface MapView {
  kind: "map";
  nodes: { name: string; x: number; y: number }[];
  /** An edge with an empty condition is always open. */
  edges: { from: number; to: number; both_ways: boolean; condition: string; open: boolean }[];
  tokens: MapToken[];
  goals: MapToken[];
}

/** How a page draws a position. */
export type View = BoardView | MapView;

/** Units from the bottom, by the names of their colors; null if hidden. */
export type TubePlacement =
  | { capacity: number; units: (string
  | null)[]; rules?: Record<string, string>; closed?: boolean; hidden?: number[] }[];

export interface MapPlacement {
  nodes: { name: string; x?: number; y?: number }[];
  edges: { from: string; to: string; both_ways: boolean; condition: string | null; open: boolean }[];
  tokens: { token: string; node: string }[];
  goals: { token: string; node: string }[];
}

/** A position by names, as `show` prints it. */
export type Placement = TubePlacement | MapPlacement;

/** A move that was made. */
export type Step =
  | { move: string; note: string; goes_on: boolean; from: number; to: number; color: string; units: number }
  | { move: string; note: string; goes_on: boolean; token: string; from: string; to: string };

/** A level after some moves. */
export interface Position {
  decant: 1;
  family: Family;
  /** Only for tubes. */
  rules?: Rules;
  /** Only for tubes of different capacities. */
  goal?: Goal;
  /** The code of this position. */
  code: string;
  /** The code of the level that it comes from. */
  start: string;
  /** Name, size and rules in one line. */
  title: string;
  name?: string;
  /** Such as `2 colors in 3 tubes of 4`. */
  size: string;
  won: boolean;
  moves: string;
  steps: Step[];
  /** The moves that can be made now, as text. */
  legal: string[];
  position: Placement;
  view: View;
  /** Keys of the plan that say what was not checked. */
  unchecked?: string[];
  /** Lines of the plan that were not used, as they have an odd count of numbers. */
  unused?: string[];
  read?: Read;
}

export interface Levels {
  decant: 1;
  levels: { family: Family; name: string; code: string }[];
}
