// Tubes on the screen.
// SPDX-License-Identifier: MIT
import type { BoardView } from "@decant/core";
import type { ViewProps } from "../position/PositionView";

export function Board({ view }: ViewProps<BoardView>) {
  return <p>{view.tubes.length} tubes</p>;
}
