// A link to another route, which is shown once its address is known.
// SPDX-License-Identifier: MIT
import type { ComponentChildren } from "preact";
import { type Address, format } from "./address";

interface Props {
  /** Without an address it looks like a link, or with `closed` like one that cannot be used. */
  to: Address | null;
  main?: boolean;
  closed?: boolean;
  onClick?: () => void;
  children: ComponentChildren;
}

export function Way({ to, main, closed, onClick, children }: Props) {
  const look = main ? "main" : "";
  return closed ? (
    <button class={look} disabled>
      {children}
    </button>
  ) : (
    <a class={`button ${look}`} href={to ? format(to) : undefined} onClick={to ? onClick : undefined}>
      {children}
    </a>
  );
}
