// Keys that work wherever the focus is.
// SPDX-License-Identifier: MIT
import { useEffect, useRef } from "preact/hooks";

/** Whether the key belongs to a field, an open dialog, or the browser. */
export function isTyping(event: KeyboardEvent): boolean {
  const at = event.target as HTMLElement;
  return (
    event.altKey ||
    event.ctrlKey ||
    event.metaKey ||
    event.defaultPrevented ||
    !!at.closest?.("textarea, select, [contenteditable], dialog, [popover], input:not([type=checkbox], [type=radio])")
  );
}

/** Whether the key already does something where the focus is: buttons are pressed, and choices changed. */
function isTaken({ key, target }: KeyboardEvent): boolean {
  const at = target as HTMLElement;
  if (key === "Enter" || key === " ") return !!at.closest?.("button, a, input, label, [role=button]");
  return (key.startsWith("Arrow") || key === "Home" || key === "End") && !!at.closest?.("input");
}

/** Calls the action of a key, written as `u`, `ArrowLeft` or `ctrl+z`. */
export function useKeys(actions: Record<string, (() => void) | undefined>) {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const held = event.ctrlKey || event.metaKey;
      if (held ? (event.target as HTMLElement).closest?.("input, textarea") : isTyping(event) || isTaken(event)) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const act =
        latest.current[`${held ? "ctrl+" : ""}${held && event.shiftKey ? "shift+" : ""}${key === " " ? "Space" : key}`];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
