// Ways out of a problem that the core names by keys of the question: a page offers each as a button.
// SPDX-License-Identifier: MIT
import type { LevelQuery, Problem } from "@decant/core";

type Way = NonNullable<Problem["ways"]>[number];

export interface Offer {
  label: string;
  /** The options of the question then; a key that is undefined is left out. */
  options: Partial<LevelQuery>;
}

/** The names of a key where it has a value, and where it is left out. */
const names: Record<string, { set: (value: unknown) => string; unset?: string }> = {
  partial: { set: () => "Units are missing in the game" },
  capacity: { set: (units) => (units === 1 ? "1 unit per tube" : `${units} units per tube`) },
  empties: { set: (tubes) => (tubes === 1 ? "1 empty tube" : `${tubes} empty tubes`), unset: "Empty tubes as given" },
  top_first: { set: () => "Top first", unset: "Order as given" },
  bottom_first: { set: () => "Bottom first", unset: "Order as given" },
  rules: { set: (rules) => (rules === "ball" ? "Ball rules" : "Water rules"), unset: "Rules as given" },
  ignore_key: { set: (keys) => `Ignore ${keys}` },
  json_path: { set: (path) => `Level at ${path}` },
  id: { set: (id) => `Level ${id}` },
};

function offerOf({ keys, options = {} }: Way): Offer | null {
  const [[key, value] = [], ...others] = Object.entries(options);
  const name = key === undefined ? undefined : names[key];
  if (!key || !name || others.length > 0 || keys.length > 1) return null;
  if (value !== null) return { label: name.set(value), options: { [key]: value } };
  return name.unset ? { label: name.unset, options: { [key]: undefined } } : null;
}

export const offersOf = (ways: Way[] = []): Offer[] =>
  ways.map(offerOf).filter((offer): offer is Offer => offer !== null);
