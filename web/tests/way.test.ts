// The way to a position of a state graph is played on the tubes as the player has them.
// SPDX-License-Identifier: MIT
import { expect, test } from "vitest";
import { core } from "../src/core";
import { factsOf } from "../src/explore/facts";
import { movesAlong, wayTo } from "../src/explore/way";

const sorted = (code: string) => code.split(/[:/+]/).sort();

test.each([
  ["tubes", "water4:ABAB/BABA/-"],
  ["tubes of two sizes", "water3:ABA/-^2/BAB/-"],
  ["balls", "ball2:BA/AB/-"],
  ["a map with two tokens of a kind", "dogbunny:a=b/b=c/c=d:dog=a+b:dog=c+d"],
])("%s", async (_, level) => {
  const graph = await core.graph({ level });
  const { before } = factsOf(graph);
  const trail = new Map(graph.states.map(({ level }, i) => [i, { code: level!, before: before[i]! }]));
  for (const state of trail.keys()) {
    const moves = await movesAlong(level, wayTo({ trail }, state), new AbortController().signal);
    const { code, start } = await core.position({ level, moves });
    expect(start).toBe(level);
    expect(sorted(code)).toEqual(sorted(graph.states[state]!.level!));
  }
});

test("a position that no move leads to is told", async () => {
  const way = movesAlong("water4:ABAB/BABA/-", ["water4:AAAA/BBBB/-"], new AbortController().signal);
  await expect(way).rejects.toThrow("no move leads to this position");
});
