// Listens for number keys wherever the focus is, but not in fields.
// SPDX-License-Identifier: MIT
import { useEffect, useRef } from "preact/hooks";
import { isTyping } from "../keys";
import { typed } from "./digits";

const patience = 700;

export function useDigits(tubes: number, choose: ((tube: number) => void) | undefined) {
  const latest = useRef(choose);
  latest.current = choose;
  useEffect(() => {
    let waiting = "";
    let timer = 0;
    const decide = () => {
      if (waiting) latest.current?.(Number(waiting) - 1);
      waiting = "";
    };
    const listen = (event: KeyboardEvent) => {
      if (!latest.current || isTyping(event) || !/^[0-9]$/.test(event.key)) return;
      clearTimeout(timer);
      const result = typed(waiting, event.key, tubes);
      waiting = result.waiting;
      if (result.tube !== null) latest.current(result.tube);
      else if (waiting) timer = window.setTimeout(decide, patience);
    };
    addEventListener("keydown", listen);
    return () => {
      clearTimeout(timer);
      removeEventListener("keydown", listen);
    };
  }, [tubes]);
}
