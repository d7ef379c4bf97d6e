// A pack of levels as a file.
// SPDX-License-Identifier: MIT
import type { Generated } from "@decant/core";
import type { Wishes } from "./wishes";

export type Kind = "text" | "jsonl";

/** Text has a code in each line, JSON Lines an object with metrics and a plan: both are read by `decant collection import`. */
export function textOf(levels: Generated[], kind: Kind): string {
  return levels.map((level) => `${kind === "text" ? level.code : JSON.stringify(level)}\n`).join("");
}

export function save(levels: Generated[], kind: Kind, { family, seed }: Wishes) {
  const blob = new Blob([textOf(levels, kind)], { type: kind === "text" ? "text/plain" : "application/x-ndjson" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = `${family === "tube_sort" ? "tubes" : "maps"}-${seed}.${kind === "text" ? "txt" : "jsonl"}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
