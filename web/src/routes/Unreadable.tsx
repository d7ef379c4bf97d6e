// The view of a route in place of a level that cannot be read.
// SPDX-License-Identifier: MIT
import type { Problem } from "@decant/core";
import type { ComponentChildren } from "preact";
import { Trouble } from "../position/Trouble";

/** `children`: other ways out than to enter a level. */
export function Unreadable({ error, children }: { error: Problem; children?: ComponentChildren }) {
  return (
    <div class="stack">
      <Trouble error={error} />
      <p class="row">
        {children}
        <a class="button" href="#/enter">
          Enter a level
        </a>
      </p>
    </div>
  );
}
