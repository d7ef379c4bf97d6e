// How large a drawing is, and where in it there is room.
// SPDX-License-Identifier: MIT
import type { Draft } from "./draft";

export const wide = () => matchMedia("(min-width: 700px)").matches;

/** As large as the screen likes, and as the drawing needs. */
export function sizeOf(draft: Draft): { width: number; height: number } {
  const [width, height] = wide() ? [720, 440] : [400, 440];
  return {
    width: Math.max(width!, ...draft.nodes.map((node) => node.x + 50)),
    height: Math.max(height!, ...draft.nodes.map((node) => node.y + 50)),
  };
}

/** In the middle of the canvas. */
export function centered(draft: Draft): Draft {
  const { width, height } = sizeOf(draft);
  const shift = (values: number[], size: number) => Math.round((size - Math.max(...values) - Math.min(...values)) / 2);
  const dx = shift(
    draft.nodes.map((node) => node.x),
    width,
  );
  const dy = shift(
    draft.nodes.map((node) => node.y),
    height,
  );
  return { ...draft, nodes: draft.nodes.map((node) => ({ ...node, x: node.x + dx, y: node.y + dy })) };
}

/** The place farthest from all others, of a coarse grid. */
export function freeGround(
  draft: Draft,
  { width, height }: { width: number; height: number },
): { x: number; y: number } {
  let best = { x: width / 2, y: height / 2 };
  let most = -1;
  for (let y = 70; y <= height - 70; y += 60) {
    for (let x = 70; x <= width - 70; x += 60) {
      const room = Math.min(130, ...draft.nodes.map((node) => Math.hypot(node.x - x, node.y - y)));
      if (room > most) [most, best] = [room, { x, y }];
    }
  }
  return best;
}
