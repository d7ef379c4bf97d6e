// Moving over a map with the arrow keys.
// SPDX-License-Identifier: MIT
import type { Point } from "./geometry";

const directions: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The node that one means by an arrow key: near, and rather straight ahead than aside. */
export function nearestInDirection(nodes: Point[], from: number, key: string): number | undefined {
  const way = directions[key];
  const here = nodes[from];
  if (!way || !here) return undefined;
  let best: number | undefined;
  let least = Infinity;
  nodes.forEach((node, n) => {
    const ahead = (node.x - here.x) * way.x + (node.y - here.y) * way.y;
    const aside = Math.abs((node.x - here.x) * way.y - (node.y - here.y) * way.x);
    if (n === from || ahead <= 0 || aside > 2.5 * ahead) return;
    const cost = ahead + 2 * aside;
    if (cost >= least) return;
    least = cost;
    best = n;
  });
  return best;
}
