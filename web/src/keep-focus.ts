// Where the focus goes when the control that has it goes away or can do no more.
// SPDX-License-Identifier: MIT
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

/** Without it, keyboard users start again at the top of the page. */
export function useKeptFocus(root: RefObject<HTMLElement | null>, fallback: RefObject<HTMLElement | null>) {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => (last.current = target as Element);
    const element = root.current!;
    element.addEventListener("focusin", note);
    return () => element.removeEventListener("focusin", note);
  }, []);
  useLayoutEffect(() => {
    const from = last.current;
    if (!from || (from.isConnected && !from.matches(":disabled"))) return;
    last.current = null;
    if ([document.body, from].includes(document.activeElement!)) fallback.current?.focus({ preventScroll: true });
  });
}
