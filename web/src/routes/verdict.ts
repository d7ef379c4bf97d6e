// The verdict on a level, in one line.
// SPDX-License-Identifier: MIT
import type { Goal } from "@decant/core";
import type { Search } from "./use-solution";

export const moves = (count: number) => `${count} move${count === 1 ? "" : "s"}`;

/** The condition at the end, by goal; told where tubes differ, since the goals do then. */
export const meaning: Record<Goal, string> = {
  full: "each tube is empty or full of one color",
  gathered: "each tube holds one color, and at most one tube of a color is not full",
};

export function verdict({ running, progress, solution, cancelled }: Search): string {
  if (running && !solution) {
    if (!progress || (progress.best_plan === null && progress.lower_bound === 0))
      return "Searching for a shortest plan…";
    return progress.best_plan === null
      ? `${progress.solvable ? "It can be solved. " : ""}At least ${moves(progress.lower_bound)}${progress.solvable ? "" : ", if it can be solved"}. Still searching.`
      : `Best so far: ${progress.best_plan}; at least ${progress.lower_bound}. Still searching.`;
  }
  if (!solution) {
    if (!cancelled) return "";
    return progress ? `Stopped. At least ${moves(progress.lower_bound)}, if it can be solved.` : "Stopped.";
  }
  const { status, claim, length, lower_bound } = solution;
  const end = "goal" in solution && solution.goal ? meaning[solution.goal] : "";
  if (status === "unsolvable") return `Cannot be solved${end && " so that " + end}. Proved.`;
  if (status === "unknown") {
    const known = lower_bound ? ` At least ${moves(lower_bound)}, if it can be solved.` : "";
    return (cancelled ? "Stopped." : "Not known.") + known;
  }
  if (length === 0) return "It is already solved.";
  if (claim === "optimal") return `Shortest: ${moves(length!)}${end && " until " + end}. Proved.`;
  return `Best so far: ${length}${end && " moves until " + end}; at least ${lower_bound}.`;
}

/** The verdict again, for people who wonder what its words mean. */
export function explained({ solution }: Search): string {
  if (!solution)
    return "A plan is a way to solve the level. No plan can be shorter than the bound; when the two meet, the plan is proved shortest.";
  if (solution.status === "unsolvable")
    return "Every position that matters was examined, and none of them leads to the goal.";
  if (solution.claim === "optimal")
    return "No plan has fewer moves: that was proved, and the plan was checked once more against the rules before you saw it.";
  return "This plan works and was checked against the rules. Whether there is a shorter one is not known.";
}
