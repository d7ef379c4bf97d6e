// A map with tokens on the screen.
// SPDX-License-Identifier: MIT
import type { MapView } from "@decant/core";
import type { ViewProps } from "../position/PositionView";

export function DogMap({ view }: ViewProps<MapView>) {
  return <p>{view.nodes.length} nodes</p>;
}
