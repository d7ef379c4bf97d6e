// How much room the board has.
// SPDX-License-Identifier: MIT
import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

/** Pixels of the window that header, verdict and controls take. */
const taken = 236;

export function useRoom(height?: number): [RefObject<HTMLDivElement | null>, { width: number; height: number }] {
  const wrapper = useRef<HTMLDivElement>(null);
  const [room, measured] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const measure = () => {
      const width = wrapper.current?.clientWidth ?? 0;
      const spare = height ?? Math.max(300, innerHeight - taken);
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
