// What may help when a level cannot be solved.
// SPDX-License-Identifier: MIT
import type { Solution } from "@decant/core";
import { format } from "../address";
import { moves } from "./verdict";

const orFewer = (claim: string | undefined) => (claim === "optimal" ? "" : " or fewer");

const Open = ({ level, children }: { level: string; children: string }) => (
  <p>
    <a class="button" href={format({ route: "solve", level, moves: "" })}>
      {children}
    </a>
  </p>
);

export function Advice({ upside_down, extra_tubes, claims, levels }: NonNullable<Solution["advice"]>) {
  if (upside_down == null && !extra_tubes)
    return <p class="note">No way was found upside down or with more tubes either. Is it typed right?</p>;
  return (
    <div class="stack">
      {upside_down != null && levels.upside_down && (
        <div class="note">
          <p>
            Typed upside down? The other way round it takes {moves(upside_down)}
            {orFewer(claims.upside_down)}.
          </p>
          <Open level={levels.upside_down}>Turn it upside down</Open>
        </div>
      )}
      {extra_tubes && levels.extra_tubes && (
        <div class="note">
          <p>
            With {extra_tubes.count} more empty {extra_tubes.count === 1 ? "tube" : "tubes"} it takes{" "}
            {moves(extra_tubes.length)}
            {orFewer(claims.extra_tubes)}.
          </p>
          <Open level={levels.extra_tubes}>
            {extra_tubes.count === 1 ? "Add a tube" : `Add ${extra_tubes.count} tubes`}
          </Open>
        </div>
      )}
    </div>
  );
}
