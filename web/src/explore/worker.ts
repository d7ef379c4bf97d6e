// Asks for a state graph and lays it out, away from the page.
// SPDX-License-Identifier: MIT
import { connect, type DecantError } from "@decant/core";
import { everyPosition } from "./every";
import { type Explored, mostDots, mostStates, mostStrokes } from "./explored";
import { factsOf } from "./facts";
import { groups } from "./groups";

addEventListener("message", async ({ data: level }: MessageEvent<string>) => {
  const core = connect();
  try {
    const graph = await core.graph({ level, node_limit: mostStates });
    const facts = factsOf(graph);
    const fits = facts.count <= mostDots && facts.edges.length / 2 <= mostStrokes;
    const every = fits ? everyPosition(facts) : null;
    const grouped = groups(facts);
    const trail: Explored["trail"] = new Map();
    for (const { state } of [...(every?.dots ?? []), ...grouped.dots]) {
      for (let at = state; at >= 0 && !trail.has(at); at = facts.before[at]!)
        trail.set(at, { code: graph.states[at]!.level ?? "", before: facts.before[at]! });
    }
    const explored: Explored = {
      states: facts.count,
      dead: facts.distance.reduce((sum, distance) => sum + (distance < 0 ? 1 : 0), 0),
      goals: graph.goals.length,
      length: facts.length,
      every,
      groups: grouped,
      trail,
    };
    postMessage({ explored });
  } catch (error) {
    const problem = error as DecantError;
    // Spreading an error leaves out its message.
    postMessage({ error: { ...problem, message: problem.message } });
  } finally {
    core.close();
  }
});
