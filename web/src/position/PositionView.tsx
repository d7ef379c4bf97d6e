// A position, drawn as tubes or as a map.
// SPDX-License-Identifier: MIT
import type { BoardView, MapView } from "@decant/core";
import { Board } from "../board/Board";
import { DogMap } from "../map/DogMap";
import type { ViewProps } from "./view-props";

export function PositionView(props: ViewProps) {
  return props.view.kind === "board" ? (
    <Board {...(props as ViewProps<BoardView>)} />
  ) : (
    <DogMap {...(props as ViewProps<MapView>)} />
  );
}
