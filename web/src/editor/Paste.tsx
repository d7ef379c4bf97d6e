// A level pasted in any notation that the core reads.
// SPDX-License-Identifier: MIT
import type { LevelQuery } from "@decant/core";
import { Gamepad2, Pencil, Wand } from "lucide";
import { useEffect, useState } from "preact/hooks";
import { format, type Address } from "../address";
import { Choice } from "../Choice";
import { core } from "../core";
import { Icon } from "../Icon";
import { PositionView } from "../position/PositionView";
import { Trouble } from "../position/Trouble";
import type { Answer } from "../position/use-position";
import { bothRules } from "../rules";
import { stored } from "../stored";
import { draftOf, levelCode } from "./draft";
import { MarkedText } from "./MarkedText";

/** The text in the box. */
export const pasted = stored("pasted", "");

const notations = `[["red", "blue"], ["blue", "red"], []]
water4:ABAB/BABA/-
lime blue
blue lime
-`;

export function Paste({ onEdit }: { onEdit: () => void }) {
  const [topFirst, turn] = useState(false);
  const [rules, rule] = useState<"" | "water" | "ball">("");
  const [{ position, error }, tell] = useState<Answer>({});
  useEffect(() => {
    let wanted = true;
    if (!pasted.value.trim()) return tell({});
    const query: LevelQuery = { level: pasted.value };
    if (topFirst) query.top_first = true;
    if (rules) query.rules = rules;
    core.position(query).then(
      (read) => wanted && tell({ position: read }),
      (problem) => wanted && tell({ error: problem }),
    );
    return () => {
      wanted = false;
    };
  }, [pasted.value, topFirst, rules]);

  const draft = position?.view.kind === "board" ? draftOf(position.view) : null;
  const level = draft ? levelCode(draft) : (position?.start ?? "");
  const to = (address: Address) => format(address);
  return (
    <div class="stack">
      <label class="unseen" for="pasted">
        The level as text
      </label>
      <MarkedText
        id="pasted"
        value={pasted.value}
        onInput={(typed) => (pasted.value = typed)}
        placeholder={notations}
        line={error?.line}
        column={error?.column}
      />
      <div class="row">
        <Choice
          label="Tubes are listed"
          value={topFirst}
          onChange={turn}
          options={[
            [false, "Bottom first"],
            [true, "Top first"],
          ]}
        />
        <Choice label="Rules" value={rules} onChange={rule} options={[["", "As given"], ...bothRules]} />
      </div>
      {error && <Trouble error={error} />}
      {position && (
        <>
          <p class="verdict" aria-live="polite">
            {position.title}
          </p>
          <div class="row">
            <a class="button main" href={to({ route: "play", level, moves: "" })}>
              <Icon of={Gamepad2} />
              Play
            </a>
            <a class="button" href={to({ route: "solve", level, moves: "" })}>
              <Icon of={Wand} />
              Solve
            </a>
            {draft && (
              <a class="button" href={to({ route: "enter", level })} onClick={onEdit}>
                <Icon of={Pencil} />
                Edit
              </a>
            )}
            {position.family === "dog_bunny" && (
              <a class="button" href={to({ route: "map", level })}>
                <Icon of={Pencil} />
                Edit
              </a>
            )}
          </div>
          <PositionView view={position.view} height={340} />
        </>
      )}
    </div>
  );
}
