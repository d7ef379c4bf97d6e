// How much room the board has.
// SPDX-License-Identifier: MIT
import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

/** Pixels of the window that header, verdict and controls take, as the style sheet knows. */
const taken = (element: Element) => parseFloat(getComputedStyle(element).getPropertyValue("--taken"));

const least = 200;

export function useRoom(height?: number): [RefObject<HTMLDivElement | null>, { width: number; height: number }] {
  const wrapper = useRef<HTMLDivElement>(null);
  const [room, measured] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const measure = () => {
      const board = wrapper.current;
      if (!board) return;
      const width = board.clientWidth;
      const spare = height ?? Math.max(least, innerHeight - taken(board));
      measured((old) => (old.width === width && old.height === spare ? old : { width, height: spare }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(wrapper.current!);
    addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      removeEventListener("resize", measure);
    };
  }, [height]);
  return [wrapper, room];
}
