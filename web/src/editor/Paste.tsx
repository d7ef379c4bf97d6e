// A level pasted in any notation that the core reads.
// SPDX-License-Identifier: MIT
import type { Aside, LevelQuery, Meaning, Solution } from "@decant/core";
import { useEffect, useRef, useState } from "preact/hooks";
import { Choice } from "../Choice";
import { core } from "../core";
import { useKeptFocus } from "../keep-focus";
import { keepNotUsed, useEntered } from "../last";
import { NotUsed } from "../position/NotUsed";
import { offersOf } from "../position/offers";
import { PositionView } from "../position/PositionView";
import { Trouble } from "../position/Trouble";
import { bothRules } from "../rules";
import { isText, stored } from "../stored";
import { useAnswer } from "../use-answer";
import { codeOf } from "./draft";
import { MarkedText } from "./MarkedText";
import { Openings } from "./Openings";

/** The text in the box. */
export const pasted = stored("pasted", "", isText);

const notations = `[["red", "blue"], ["blue", "red"], []]
water4:ABAB/BABA/-
order: bottom-first
lime blue
blue lime
-`;

/** Milliseconds without a key after which the typed text is read. */
const pause = 120;

type Options = Partial<LevelQuery>;

export function Paste({ onEdit }: { onEdit: () => void }) {
  const [order, list] = useState<"" | "bottom_first" | "top_first">("");
  const [rules, rule] = useState<"" | "water" | "ball">("");
  // The reading that was chosen, of the text as it stood then.
  const [{ text, options }, choose] = useState<{ text: string; options: Options }>({ text: "", options: {} });
  const isChosen = text === pasted.value && Object.keys(options).length > 0;
  const query: LevelQuery = {
    level: pasted.value,
    ...(order && { [order]: true }),
    ...(rules && { rules }),
    ...(isChosen && options),
  };
  const question = pasted.value.trim() ? JSON.stringify(query) : null;
  const { value: meanings, error, fresh } = useAnswer(question, () => core.read(query), pause);

  const readings = meanings?.readings ?? [];
  const only = readings.length === 1 && !meanings?.doubt ? readings[0]! : null;
  useEntered(question === null ? null : fresh ? (only ? codeOf(only) : "") : undefined);
  useEffect(() => {
    if (fresh && only) keepNotUsed(codeOf(only), only.not_used);
  }, [fresh, only]);
  const offers = offersOf(error?.ways);
  const take = (options: Options) => choose({ text: pasted.value, options });
  const setAside = () => choose({ text: "", options: {} });
  const whole = useRef<HTMLDivElement>(null);
  const told = useRef<HTMLParagraphElement>(null);
  useKeptFocus(whole, told);
  return (
    <div class="stack" ref={whole}>
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
          value={query.top_first ? "top_first" : query.bottom_first ? "bottom_first" : ""}
          onChange={(end) => {
            list(end);
            setAside();
          }}
          options={[
            ["", "As given"],
            ["bottom_first", "Bottom first"],
            ["top_first", "Top first"],
          ]}
        />
        <Choice
          label="Rules"
          value={query.rules ?? ""}
          onChange={(chosen) => {
            rule(chosen);
            setAside();
          }}
          options={[["", "As given"], ...bothRules]}
        />
        {isChosen && (
          <button type="button" class="quiet" onClick={setAside}>
            Other readings
          </button>
        )}
      </div>
      {error && (
        <Trouble error={error}>
          {offers.length > 0 && (
            <div class="row offers">
              {offers.map(({ label, options }) => (
                <button key={label} type="button" disabled={!fresh} onClick={() => take(options)}>
                  {label}
                </button>
              ))}
            </div>
          )}
        </Trouble>
      )}
      {meanings?.doubt && (
        <Trouble
          error={{
            message: meanings.doubt,
            remedy:
              readings.length > 1 ? "choose the one that you mean" : "choose it if you mean it, or correct the text",
          }}
        />
      )}
      {meanings?.doubt && (
        <div class="row" role="group" aria-label="Possible readings">
          {readings.map((reading) => (
            <button
              key={reading.text}
              type="button"
              class="reading"
              disabled={!fresh}
              onClick={() => take(choosing(reading))}
            >
              <span>
                {reading.choice}
                {fresh && readings.length > 1 && (
                  <Solved level={codeOf(reading)} seconds={patience / readings.length} />
                )}
              </span>
              <PositionView view={reading.view} height={120} />
            </button>
          ))}
        </div>
      )}
      <p class="told" ref={told} tabindex={-1} aria-live="polite">
        {only && `Read as: ${only.summary}.`}
      </p>
      <NotUsed asides={unusedByAll(readings)} />
      {only && (
        <>
          <Openings meaning={only} fresh={fresh} onEdit={onEdit} />
          <PositionView view={only.view} height={340} />
        </>
      )}
    </div>
  );
}

/** Seconds in which all readings of a text are solved, or not. */
const patience = 8;

/** The verdict on one of several readings, in a few words. */
function Solved({ level, seconds }: { level: string; seconds: number }) {
  const { value, error } = useAnswer(level, (signal) =>
    core.solve({ level, advice: false, time_limit: seconds }, { signal }),
  );
  return <>: {value ? wordsOf(value, seconds) : error ? "not searched" : "\u2026"}</>;
}

function wordsOf({ status, claim, length }: Solution, seconds: number) {
  if (status === "unsolvable") return "cannot be solved";
  if (length === undefined) return `unknown in ${seconds} s`;
  const moves = length === 1 ? "1 move" : `${length} moves`;
  return claim === "optimal" ? moves : `${moves}, perhaps fewer`;
}

/** The parts of a text that none of these readings uses. */
function unusedByAll([first, ...others]: Meaning[]) {
  const word = ({ line, text }: Aside) => `${line} ${text}`;
  const unused = others.map(({ not_used }) => new Set(not_used.map(word)));
  return first?.not_used.filter((each) => unused.every((words) => words.has(word(each)))) ?? [];
}

/** The options to ask for this reading of a text; where no option says it, its own text. */
const choosing = ({ options, text }: Meaning): Options => options ?? { level: text };
