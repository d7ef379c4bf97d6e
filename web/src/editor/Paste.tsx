// A level pasted in any notation that the core reads.
// SPDX-License-Identifier: MIT
import type { LevelQuery, OfferedReading } from "@decant/core";
import { Gamepad2, Pencil, Wand } from "lucide";
import { useState } from "preact/hooks";
import type { Address } from "../address";
import { Choice } from "../Choice";
import { core } from "../core";
import { Icon } from "../Icon";
import { PositionView } from "../position/PositionView";
import { Trouble } from "../position/Trouble";
import { bothRules } from "../rules";
import { isText, stored } from "../stored";
import { useAnswer } from "../use-answer";
import { Way } from "../Way";
import { draftOf, levelCode } from "./draft";
import { MarkedText } from "./MarkedText";

/** The text in the box. */
export const pasted = stored("pasted", "", isText);

const notations = `[["red", "blue"], ["blue", "red"], []]
water4:ABAB/BABA/-
lime blue
blue lime
-`;

export function Paste({ onEdit }: { onEdit: () => void }) {
  const [said, say] = useState<Partial<LevelQuery>>({});
  const [rules, rule] = useState<"" | "water" | "ball">("");
  const query: LevelQuery = { level: pasted.value, ...said, ...(rules && { rules }) };
  const question = pasted.value.trim() ? JSON.stringify(query) : null;
  const { value: position, error, fresh } = useAnswer(question, () => core.position(query));

  const draft = position?.view.kind === "board" ? draftOf(position.view) : null;
  const level = draft ? levelCode(draft) : (position?.start ?? "");
  const to = (address: Address) => (fresh ? address : null);
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
          value={said.top_first ? "top_first" : said.bottom_first ? "bottom_first" : ""}
          onChange={(end) => say({ ...said, top_first: end === "top_first", bottom_first: end === "bottom_first" })}
          options={[
            ["", "As given"],
            ["bottom_first", "Bottom first"],
            ["top_first", "Top first"],
          ]}
        />
        <Choice label="Rules" value={rules} onChange={rule} options={[["", "As given"], ...bothRules]} />
      </div>
      {error && <Trouble error={error} />}
      {error && error.readings.length > 0 && (
        <div class="row">
          {error.readings.map((reading) => (
            <Reading
              key={JSON.stringify(reading)}
              reading={reading}
              query={query}
              onChoose={() => {
                const { level, ...options } = chosen({ level: pasted.value, ...said }, reading);
                pasted.value = level;
                say(options);
              }}
            />
          ))}
        </div>
      )}
      {position && (
        <>
          <p class="verdict" aria-live="polite">
            {position.title}
          </p>
          <div class="row">
            <Way to={to({ route: "play", level, moves: "" })} main>
              <Icon of={Gamepad2} />
              Play
            </Way>
            <Way to={to({ route: "solve", level, moves: "" })}>
              <Icon of={Wand} />
              Solve
            </Way>
            {draft && (
              <Way to={to({ route: "enter", level })} onClick={onEdit}>
                <Icon of={Pencil} />
                Edit
              </Way>
            )}
            {position.family === "dog_bunny" && (
              <Way to={to({ route: "map", level })}>
                <Icon of={Pencil} />
                Edit
              </Way>
            )}
          </div>
          <PositionView view={position.view} height={340} />
          {position.read && <p class="soft">Read as: {position.read.assumed.map(({ value }) => value).join(", ")}.</p>}
        </>
      )}
    </div>
  );
}

/** The question that asks for one of the levels that a text may mean. */
const chosen = (query: LevelQuery, { level, options }: OfferedReading): LevelQuery =>
  Object.keys(options).length > 0 ? { ...query, ...options } : { level: level ?? query.level };

/** One of these levels: its picture, to be taken for the text. */
function Reading(props: { reading: OfferedReading; query: LevelQuery; onChoose: () => void }) {
  const { reading, onChoose } = props;
  const query = chosen(props.query, reading);
  const { value: position } = useAnswer(JSON.stringify(query), () => core.position(query));
  return (
    <button type="button" class="reading" onClick={onChoose}>
      {position && <PositionView view={position.view} height={120} />}
      {reading.assumed.map(({ value }) => value).join(", ")}
    </button>
  );
}
