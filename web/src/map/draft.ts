// A map while it is drawn. Each change gives a new draft, so that undo is to go back to an old one.
// SPDX-License-Identifier: MIT
import type { MapView } from "@decant/core";
import { renamed } from "./condition";
import type { Point } from "./geometry";
import { knownPlaces } from "./places";
import { fit, type Named } from "./layout";
import { turned } from "./scene";
import { type Check, isFlag, isNumber, isText, isWhole, listOf, shaped } from "../stored";

export interface DraftEdge {
  from: number;
  to: number;
  both_ways: boolean;
  condition: string;
}
export interface DraftKind {
  name: string;
  starts: number[];
  goals: number[];
}
export interface Draft {
  nodes: Named[];
  edges: DraftEdge[];
  kinds: DraftKind[];
}
export type Role = "starts" | "goals";

export const emptyDraft: Draft = {
  nodes: [],
  edges: [],
  kinds: [
    { name: "dog", starts: [], goals: [] },
    { name: "bunny", starts: [], goals: [] },
  ],
};

const looksLikeDraft = shaped<Draft>({
  nodes: listOf(shaped<Named>({ name: isText, x: isNumber, y: isNumber })),
  edges: listOf(shaped<DraftEdge>({ from: isWhole, to: isWhole, both_ways: isFlag, condition: isText })),
  kinds: listOf(shaped<DraftKind>({ name: isText, starts: listOf(isWhole), goals: listOf(isWhole) })),
});

/** Whether it is a draft all of whose parts stand on places of it. */
export const isDraft: Check<Draft> = (kept): kept is Draft =>
  looksLikeDraft(kept) &&
  [
    ...kept.edges.flatMap(({ from, to }) => [from, to]),
    ...kept.kinds.flatMap(({ starts, goals }) => [...starts, ...goals]),
  ].every((node) => kept.nodes[node] !== undefined);

const replaced = <T>(list: T[], index: number, change: (item: T) => T): T[] =>
  list.map((item, i) => (i === index ? change(item) : item));

/** The first known place that is not there yet, then blanks. */
export function freshName(draft: Draft): string {
  const taken = new Set(draft.nodes.map((node) => node.name));
  const blanks = draft.nodes.map((_, i) => `blank-${i + 1}`);
  return [...knownPlaces, ...blanks, `blank-${blanks.length + 1}`].find((name) => !taken.has(name))!;
}

export const addNode = (draft: Draft, place: Point): Draft => ({
  ...draft,
  nodes: [...draft.nodes, { name: freshName(draft), x: Math.round(place.x), y: Math.round(place.y) }],
});

export const moveNode = (draft: Draft, node: number, place: Point): Draft => ({
  ...draft,
  nodes: replaced(draft.nodes, node, (old) => ({ ...old, x: Math.round(place.x), y: Math.round(place.y) })),
});

/** Conditions follow, so that they go on meaning the same place. */
export function renameNode(draft: Draft, node: number, name: string): Draft {
  const old = draft.nodes[node]!.name;
  const alone = draft.nodes.filter((other) => other.name === old).length === 1;
  return {
    ...draft,
    nodes: replaced(draft.nodes, node, (place) => ({ ...place, name })),
    edges: alone
      ? draft.edges.map((edge) => ({ ...edge, condition: renamed(edge.condition, old, name) }))
      : draft.edges,
  };
}

/** Its edges and tokens go with it; conditions that name it stay, to be corrected. */
export function removeNode(draft: Draft, node: number): Draft {
  const moved = (n: number) => (n > node ? n - 1 : n);
  const left = (nodes: number[]) => nodes.filter((n) => n !== node).map(moved);
  return {
    nodes: draft.nodes.filter((_, n) => n !== node),
    edges: draft.edges
      .filter((edge) => edge.from !== node && edge.to !== node)
      .map((edge) => ({ ...edge, from: moved(edge.from), to: moved(edge.to) })),
    kinds: draft.kinds.map((kind) => ({ ...kind, starts: left(kind.starts), goals: left(kind.goals) })),
  };
}

export const addEdge = (draft: Draft, from: number, to: number): Draft => ({
  ...draft,
  edges: [...draft.edges, { from, to, both_ways: true, condition: "" }],
});

export const changeEdge = (draft: Draft, edge: number, change: Partial<DraftEdge>): Draft => ({
  ...draft,
  edges: replaced(draft.edges, edge, (old) => ({ ...old, ...change })),
});

export const removeEdge = (draft: Draft, edge: number): Draft => ({
  ...draft,
  edges: draft.edges.filter((_, e) => e !== edge),
});

export const put = (draft: Draft, kind: number, role: Role, node: number): Draft => ({
  ...draft,
  kinds: replaced(draft.kinds, kind, (old) => ({ ...old, [role]: [...old[role], node] })),
});

export const take = (draft: Draft, kind: number, role: Role, node: number): Draft => ({
  ...draft,
  kinds: replaced(draft.kinds, kind, (old) => {
    const found = old[role].indexOf(node);
    return { ...old, [role]: old[role].filter((_, i) => i !== found) };
  }),
});

export const addKind = (draft: Draft, name: string): Draft => ({
  ...draft,
  kinds: [...draft.kinds, { name, starts: [], goals: [] }],
});

export function fromView(view: MapView, tall = false): Draft {
  const kinds = new Map<string, DraftKind>(emptyDraft.kinds.map((kind) => [kind.name, { ...kind }]));
  const kind = (name: string) => {
    if (!kinds.has(name)) kinds.set(name, { name, starts: [], goals: [] });
    return kinds.get(name)!;
  };
  for (const token of view.tokens) kind(token.kind).starts = [...kind(token.kind).starts, token.node];
  for (const goal of view.goals) kind(goal.kind).goals = [...kind(goal.kind).goals, goal.node];
  return {
    nodes: fit(tall ? turned(view.nodes) : view.nodes).nodes.map(({ name, x, y }) => ({
      name,
      x: Math.round(x),
      y: Math.round(y),
    })),
    edges: view.edges.map(({ from, to, both_ways, condition }) => ({
      from,
      to,
      both_ways,
      condition: condition ?? "",
    })),
    kinds: [...kinds.values()],
  };
}

/** The map to draw; whether edges are open comes from the core's view, if there is one. */
export function toView(draft: Draft, told?: MapView): MapView {
  const pieces = (role: Role) =>
    draft.kinds.flatMap((kind, color) => kind[role].map((node) => ({ kind: kind.name, color, node })));
  return {
    kind: "map",
    nodes: draft.nodes,
    edges: draft.edges.map((edge, e) => ({ ...edge, open: told?.edges[e]?.open ?? edge.condition === "" })),
    tokens: pieces("starts"),
    goals: pieces("goals"),
  };
}

export type Spot = { node: number } | { edge: number } | null;

/** The native text of a draft, and which part of the drawing a place in it belongs to. */
export function toText(draft: Draft): { text: string; spot: (line: number, column: number) => Spot } {
  const name = (node: number) => draft.nodes[node]!.name;
  const places = draft.nodes.map((node) => ` ${node.name}@${node.x},${node.y}`);
  const edges = draft.edges.map(
    (edge) =>
      `${name(edge.from)} ${edge.both_ways ? "<->" : "->"} ${name(edge.to)}${edge.condition.trim() && ` : ${edge.condition}`}`,
  );
  const rows = (role: Role) =>
    draft.kinds
      .filter((kind) => kind[role].length > 0)
      .map((kind) => `${kind.name}: ${kind[role].map(name).join(" ")}`);
  const head = ["decant dog-bunny 1", `nodes:${places.join("")}`, "edges:"];
  return {
    text: [...head, ...edges, "tokens:", ...rows("starts"), "goal:", ...rows("goals"), ""].join("\n"),
    spot: (line, column) => {
      if (line > head.length && line <= head.length + edges.length) return { edge: line - head.length - 1 };
      if (line !== 2) return null;
      let end = "nodes:".length;
      const node = places.findIndex((place) => (end += place.length) >= column);
      return node < 0 ? null : { node };
    },
  };
}
