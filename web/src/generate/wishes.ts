// The requirements for a new level, in the address and in the question to the core.
// SPDX-License-Identifier: MIT
import type { GenerateQuery } from "@decant/core";

export interface Wishes {
  family: "tube_sort" | "dog_bunny";
  rules: "water" | "ball";
  colors: number;
  capacity: number;
  empties: number;
  nodes: number;
  tokens: number;
  min_difficulty: number;
  max_difficulty: number;
  seed: number;
}

export const usual: Wishes = {
  family: "tube_sort",
  rules: "water",
  colors: 7,
  capacity: 4,
  empties: 2,
  nodes: 7,
  tokens: 3,
  min_difficulty: 0,
  max_difficulty: 100,
  seed: 1,
};

const words: Record<string, readonly string[]> = { family: ["tube_sort", "dog_bunny"], rules: ["water", "ball"] };

/** Wishes that an address leaves out, or states wrongly, are as usual. */
export function wishesOf(address: Record<string, string>): Wishes {
  const entries = Object.entries(usual).map(([key, value]) => {
    const said = address[key];
    if (said === undefined) return [key, value];
    if (typeof value === "string") return [key, words[key]!.includes(said) ? said : value];
    return [key, /^\d{1,9}$/.test(said) ? Number(said) : value];
  });
  return Object.fromEntries(entries) as unknown as Wishes;
}

/** Only the wishes that are not as usual. */
export function wordsOf(wishes: Wishes): Record<string, string> {
  return Object.fromEntries(
    Object.entries(wishes)
      .filter(([key, value]) => value !== usual[key as keyof Wishes])
      .map(([key, value]) => [key, String(value)]),
  );
}

const seconds = { one: 10, pack: 300 };

export function queryOf(wishes: Wishes, count: number): GenerateQuery {
  const { family, rules, colors, capacity, empties, nodes, tokens, min_difficulty, max_difficulty, seed } = wishes;
  const sizes = family === "tube_sort" ? { rules, colors, capacity, empties } : { nodes, tokens };
  const graded = { ...(min_difficulty > 0 && { min_difficulty }), ...(max_difficulty < 100 && { max_difficulty }) };
  return { family, ...sizes, ...graded, seed, count, time_limit: count === 1 ? seconds.one : seconds.pack };
}
