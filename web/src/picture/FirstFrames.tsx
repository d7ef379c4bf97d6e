// A picture in which no board was seen: a person draws frames around tubes, and they are read there.
// SPDX-License-Identifier: MIT
import type { Box, SeenBoard } from "@decant/core";
import { useState } from "preact/hooks";
import { between, framedAt, inMiddle, nudged, type Point, type Size } from "./frames";

interface Props {
  address: string;
  /** The frames that were drawn before, if any, in which nothing was seen either. */
  board: SeenBoard | null;
  onFrame: (board: SeenBoard) => void;
}

const rectangle = ([left, top, right, bottom]: Box) => ({ x: left, y: top, width: right - left, height: bottom - top });

export function FirstFrames({ address, board, onFrame }: Props) {
  const [size, measure] = useState<Size | null>(null);
  const [drag, follow] = useState<{ from: Point; to: Point } | null>(null);
  const [typed, type] = useState<Box | null>(null);

  function pointAt(event: PointerEvent, { width, height }: Size): Point {
    const drawing = (event.currentTarget as Element).getBoundingClientRect();
    return {
      x: ((event.clientX - drawing.left) * width) / drawing.width,
      y: ((event.clientY - drawing.top) * height) / drawing.height,
    };
  }
  const draws = (size: Size) => ({
    onPointerDown: (event: PointerEvent) => {
      event.preventDefault();
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      follow({ from: pointAt(event, size), to: pointAt(event, size) });
    },
    onPointerMove: (event: PointerEvent) => drag && follow({ ...drag, to: pointAt(event, size) }),
    onPointerUp: () => {
      const frame = drag && between(drag.from, drag.to, size);
      follow(null);
      if (frame) onFrame(framedAt(frame, board, size));
    },
    onPointerCancel: () => follow(null),
    onKeyDown: (event: KeyboardEvent) => {
      const next = nudged(typed ?? inMiddle(size), event, size.width * 0.01, size);
      if (!next && event.key !== "Enter") return;
      event.preventDefault();
      if (next || !typed) return type(typed ? next : inMiddle(size));
      type(null);
      onFrame(framedAt(typed, board, size));
    },
  });
  const drawn = size && drag ? between(drag.from, drag.to, size) : typed;

  return (
    <figure>
      <img
        src={address}
        alt="The picture that was chosen"
        onLoad={({ currentTarget }) =>
          measure({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
        }
      />
      {size && (
        <svg
          class="seen framing"
          viewBox={`0 0 ${size.width} ${size.height}`}
          role="application"
          aria-label="Where frames are drawn: arrows move one, with Ctrl its lower right corner, and Enter reads it"
          tabindex={0}
          {...draws(size)}
        >
          {board?.tubes.map(({ frame }) => (
            <rect key={frame.join(" ")} class="seen-tube" {...rectangle(frame)} />
          ))}
          {drawn && <rect class="seen-asked" {...rectangle(drawn)} />}
        </svg>
      )}
    </figure>
  );
}
