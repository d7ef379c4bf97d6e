// Another level of the same size.
// SPDX-License-Identifier: MIT
import type { GenerateQuery, Position } from "@decant/core";
import { useEffect, useRef, useState } from "preact/hooks";
import { core } from "../core";
import { go } from "../router";

function like({ view, rules }: Position): GenerateQuery {
  if (view.kind === "map") return { family: "dog_bunny", nodes: view.nodes.length, tokens: view.tokens.length };
  const colors = view.colors.length;
  const capacity = Math.max(...view.tubes.map((tube) => tube.capacity));
  return { family: "tube_sort", rules, colors, capacity, empties: Math.max(1, view.tubes.length - colors) };
}

export function useNewLevel(position: Position | undefined) {
  const [making, mark] = useState(false);
  const asked = useRef<AbortController | null>(null);
  useEffect(() => () => asked.current?.abort(), []);

  async function make() {
    if (!position || asked.current) return;
    asked.current = new AbortController();
    const { signal } = asked.current;
    mark(true);
    try {
      const seed = Math.floor(Math.random() * 2 ** 31);
      const [made] = await core.generate({ ...like(position), seed, count: 1, time_limit: 10 }, { signal });
      if (signal.aborted) return;
      go(made ? { route: "play", level: made.code, moves: "" } : { route: "generate", wishes: {} });
    } catch {
      if (!signal.aborted) go({ route: "generate", wishes: {} });
    } finally {
      asked.current = null;
      mark(false);
    }
  }
  return { making, make: () => void make() };
}
