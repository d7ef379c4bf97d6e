// The advice for a level that cannot be solved.
// SPDX-License-Identifier: MIT
import type { Solution } from "@decant/core";
import { format } from "../address";
import { meaning, moves } from "./verdict";

/** A remedy may be known to help before any plan is known. */
const takes = (length: number | null | undefined, claim: string | undefined) =>
  length == null ? "it can be solved" : `it takes ${moves(length)}${claim === "optimal" ? "" : " or fewer"}`;

const Open = ({ level, children }: { level: string; children: string }) => (
  <p>
    <a class="button" href={format({ route: "solve", level, moves: "" })}>
      {children}
    </a>
  </p>
);

/** The answer for the goal that more positions meet, where the other one is out of reach. */
export function Gathered({ level, length }: { level: string; length: number }) {
  return (
    <div class="note">
      <p>
        If it is enough that {meaning.gathered}, {length === 0 ? "it is solved already" : `it takes ${moves(length)}`}.
      </p>
      <Open level={`${level}:goal=gathered`}>Solve it so</Open>
    </div>
  );
}

export function Advice({ upside_down, extra_tubes, helps, claims, levels }: NonNullable<Solution["advice"]>) {
  const open = [helps.upside_down === null && "upside down", helps.extra_tubes === null && "with more tubes"];
  const isOpen = open.some(Boolean);
  if (!isOpen && !helps.upside_down && !helps.extra_tubes)
    return <p class="note">It cannot be solved upside down or with more tubes either. Is it typed right?</p>;
  return (
    <div class="stack">
      {levels.upside_down && (
        <div class="note">
          <p>Typed upside down? The other way round {takes(upside_down, claims.upside_down)}.</p>
          <Open level={levels.upside_down}>Turn it upside down</Open>
        </div>
      )}
      {extra_tubes && levels.extra_tubes && (
        <div class="note">
          <p>
            With {extra_tubes.count} more empty {extra_tubes.count === 1 ? "tube" : "tubes"}{" "}
            {takes(extra_tubes.length, claims.extra_tubes)}.
          </p>
          <Open level={levels.extra_tubes}>
            {extra_tubes.count === 1 ? "Add a tube" : `Add ${extra_tubes.count} tubes`}
          </Open>
        </div>
      )}
      {isOpen && <p class="note">Whether it can be solved {open.filter(Boolean).join(" or ")} is not known.</p>}
    </div>
  );
}
