// Play a level.
// SPDX-License-Identifier: MIT
import { PositionView } from "../position/PositionView";
import { usePosition } from "../position/use-position";

export function Play({ level, moves }: { level: string; moves: string }) {
  const { position, error } = usePosition(level, moves);
  if (error) return <p class="note trouble">{error.message}</p>;
  return position ? <PositionView view={position.view} /> : null;
}
