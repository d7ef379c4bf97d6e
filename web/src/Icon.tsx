// Icons of the Lucide set. They are decoration: words beside them say the same.
// SPDX-License-Identifier: MIT
import { h } from "preact";
import type { IconNode } from "lucide";

export function Icon({ of, size = 20 }: { of: IconNode; size?: number }) {
  return (
    <svg
      class="icon-drawing"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="1.75"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      {of.map(([tag, attributes]) => h(tag, attributes))}
    </svg>
  );
}
