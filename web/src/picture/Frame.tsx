// The frame of a tube that is chosen: it can be dragged, and sized at two corners.
// SPDX-License-Identifier: MIT
import type { Box } from "@decant/core";
import { useState } from "preact/hooks";
import { dragged } from "./frames";

interface Props {
  frame: Box;
  picture: { width: number; height: number };
  /** The size of a handle, in pixels of the picture. */
  handle: number;
  onDone: (frame: Box) => void;
  /** It was tapped, not dragged. */
  onTap: () => void;
}

/** Which of left, top, right and bottom follow the pointer. */
type Part = [boolean, boolean, boolean, boolean];
const all: Part = [true, true, true, true];
const upperLeft: Part = [true, true, false, false];
const lowerRight: Part = [false, false, true, true];

export function Frame({ frame, picture, handle, onDone, onTap }: Props) {
  const [drag, follow] = useState<{ part: Part; x: number; y: number; frame: Box } | null>(null);
  const [left, top, right, bottom] = drag?.frame ?? frame;

  const grips = (part: Part) => ({
    onPointerDown: (event: PointerEvent) => {
      event.preventDefault();
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      follow({ part, x: event.clientX, y: event.clientY, frame });
    },
    onPointerMove: (event: PointerEvent) => {
      if (!drag) return;
      const drawing = (event.currentTarget as SVGElement).ownerSVGElement!;
      const scale = picture.width / drawing.getBoundingClientRect().width;
      const by = { x: (event.clientX - drag.x) * scale, y: (event.clientY - drag.y) * scale };
      follow({ ...drag, frame: dragged(frame, drag.part, by, picture) });
    },
    onPointerUp: () => {
      if (drag?.frame === frame) onTap();
      else if (drag) onDone(drag.frame);
      follow(null);
    },
    onPointerCancel: () => follow(null),
  });

  return (
    <g class="seen-frame">
      <rect x={left} y={top} width={right - left} height={bottom - top} rx={handle / 2} {...grips(all)} />
      <circle cx={left} cy={top} r={handle} {...grips(upperLeft)} />
      <circle cx={right} cy={bottom} r={handle} {...grips(lowerRight)} />
    </g>
  );
}
