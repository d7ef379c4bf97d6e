// An error of the core: what is wrong, and what to do.
// SPDX-License-Identifier: MIT
import type { Problem } from "@decant/core";

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? "" : ".");

export function Trouble({ error }: { error: Pick<Problem, "message" | "remedy"> }) {
  return (
    <div class="note trouble" role="alert">
      <p>{sentence(error.message)}</p>
      {error.remedy && <p class="soft">{sentence(error.remedy)}</p>}
    </div>
  );
}
