// What may help when a level cannot be solved.
// SPDX-License-Identifier: MIT
import type { BoardView, Solution } from "@decant/core";
import { format } from "../address";
import { upsideDown, withMoreTubes } from "../level-code";
import { moves } from "./verdict";

export function Advice({ view, advice }: { view: BoardView; advice: NonNullable<Solution["advice"]> }) {
  const { upside_down: turned = null, extra_tubes: extra } = advice;
  const open = (level: string) => format({ route: "solve", level, moves: "" });
  if (turned === null && !extra)
    return <p class="note">Neither turning it upside down nor one more tube helps. Is it typed right?</p>;
  return (
    <div class="stack">
      {turned !== null && (
        <div class="note">
          <p>Typed upside down? The other way round it takes {moves(turned)}.</p>
          <p>
            <a class="button" href={open(upsideDown(view))}>
              Turn it upside down
            </a>
          </p>
        </div>
      )}
      {extra && (
        <div class="note">
          <p>
            With {extra.count} more empty {extra.count === 1 ? "tube" : "tubes"} it takes {moves(extra.length)}.
          </p>
          <p>
            <a class="button" href={open(withMoreTubes(view, extra.count))}>
              Add {extra.count === 1 ? "a tube" : `${extra.count} tubes`}
            </a>
          </p>
        </div>
      )}
    </div>
  );
}
