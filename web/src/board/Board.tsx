// A position of tubes, poured by two taps.
// SPDX-License-Identifier: MIT
import type { BoardView } from "@decant/core";
import type { ViewProps } from "../position/view-props";
import { Rack } from "./Rack";
import { useFlight } from "./use-flight";
import { useSelection } from "./use-selection";

export function Board({
  view,
  legal = [],
  marked,
  lookAt,
  pace = 1,
  height,
  rows,
  slim,
  ...player
}: ViewProps<BoardView>) {
  const flight = useFlight(view, pace);
  const { selected, shaken, tap, said } = useSelection(view, { legal, ...player });
  const move = marked && "units" in marked ? marked : null;
  const pointed = lookAt && "tube" in lookAt ? lookAt.tube : -1;
  const role = (tube: number) =>
    tube === move?.from ? "source" : tube === move?.to ? "target" : tube === pointed ? "pointed" : "";
  return (
    <>
      <Rack
        {...{ view, flight, selected, shaken, role, height, rows, slim }}
        tap={player.onMove && tap}
        hint={player.onMove && !flight ? { from: move?.from ?? pointed, to: move?.to ?? -1 } : undefined}
      />
      <p class="unseen" aria-live="polite">
        {said}
      </p>
    </>
  );
}
