// An error of the core: what is wrong, and what to do.
// SPDX-License-Identifier: MIT
import type { Problem } from "@decant/core";

export const sentence = (text: string) =>
  text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? "" : ".");

// A second way out that takes a flag of the command line is no help on a page.
export const remedy = ({ remedy = "" }: Pick<Problem, "remedy">) =>
  remedy && sentence(remedy.replace(/, or [^,;]*--[a-z-]+/, ""));

export function Trouble({ error }: { error: Pick<Problem, "message" | "remedy"> }) {
  return (
    <div class="note trouble" role="alert">
      <p>{sentence(error.message)}</p>
      {error.remedy && <p class="soft">{remedy(error)}</p>}
    </div>
  );
}
