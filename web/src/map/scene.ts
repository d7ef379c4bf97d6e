// A map with a place for each thing on it.
// SPDX-License-Identifier: MIT
import type { MapView } from "@decant/core";
import { type Part, partsOf } from "./condition";
import { fit, freeDirections, type Named, type Picture, type Route, route } from "./layout";

export interface Scene extends Picture {
  routes: Route[];
  directions: number[];
}

type Edges = MapView["edges"];

const scenes = new Map<string, Scene>();
const kept = 8;

/**
 * How positions become places: as they are, or fitted into a picture; on a tall screen a wide map is turned, so that
 * fingers find its places.
 */
export type Placing = "as drawn" | "fitted" | "tall";

/** The places of a view. Tokens come and go on the same map, so the last few are kept. */
export function sceneOf(view: MapView, placing: Placing): Scene {
  const key = JSON.stringify([placing, view.nodes, view.edges.map((e) => [e.from, e.to, e.condition])]);
  const known = scenes.get(key);
  if (known) return known;
  const scene = compose(view.nodes, view.edges, placing);
  scenes.set(key, scene);
  if (scenes.size > kept) scenes.delete(scenes.keys().next().value!);
  return scene;
}

function compose(nodes: Named[], edges: Edges, placing: Placing): Scene {
  const picture =
    placing === "as drawn" ? { nodes, width: 0, height: 0 } : fit(placing === "tall" ? turned(nodes) : nodes);
  const routes = route(picture.nodes, edges, (i) => labelWidth(edges[i]!.condition ?? ""));
  return { ...picture, routes, directions: freeDirections(picture.nodes, edges, routes) };
}

/** Turns a map that is wider than high upright. */
export function turned(nodes: Named[]): Named[] {
  const range = (values: number[]) => Math.max(...values) - Math.min(...values);
  const wide = range(nodes.map((node) => node.x)) > 1.25 * range(nodes.map((node) => node.y));
  return wide ? nodes.map(({ name, x, y }) => ({ name, x: -y, y: x })) : nodes;
}

const glyphStep = 15;
const operatorStep = 7;
const orStep = 17;

export interface Sign {
  kind: Part["kind"];
  text: string;
  x: number;
  struck: boolean;
}

/** The signs of a condition in a row, each at its place from the middle. "And" needs no sign, "not" strikes out a name. */
export function label(condition: string): { width: number; signs: Sign[] } {
  let width = 0;
  const parts = partsOf(condition).filter((part) => part.kind !== "and");
  const signs = parts.flatMap((part, i) => {
    if (part.kind === "not" && parts[i + 1]?.kind === "name") return [];
    const step = { name: glyphStep, or: orStep }[part.kind as string] ?? operatorStep;
    width += step;
    return [{ ...part, x: width - step / 2, struck: part.kind === "name" && parts[i - 1]?.kind === "not" }];
  });
  return { width: width && width + 8, signs: signs.map((sign) => ({ ...sign, x: sign.x - width / 2 })) };
}

const labelWidth = (condition: string): number => label(condition).width;
