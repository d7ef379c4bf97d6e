// Keys that work wherever the focus is.
// SPDX-License-Identifier: MIT
import { useEffect, useRef } from "preact/hooks";

const within = (at: EventTarget | null, what: string) => at instanceof Element && at.closest(what) !== null;

/** Whether text is typed there. */
export const isField = (at: EventTarget | null) =>
  within(at, "textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])");

/** Whether the key belongs to a field, an open dialog, or the browser. */
export const isTyping = ({ target, altKey, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey || defaultPrevented || isField(target) || within(target, "dialog, [popover]");

/** Whether the key already does something where the focus is: buttons are pressed, and choices changed. */
function isTaken({ key, target }: KeyboardEvent): boolean {
  if (key === "Enter" || key === " ") return within(target, "button, a, input, label, [role=button]");
  return key.startsWith("Arrow") && within(target, "input");
}

/** Calls the action of a key, written as `u`, `ArrowLeft` or `ctrl+z`. */
export function useKeys(actions: Record<string, (() => void) | undefined>) {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const held = event.ctrlKey || event.metaKey;
      if (held ? isField(event.target) : isTyping(event) || isTaken(event)) return;
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
