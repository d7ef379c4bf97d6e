// Makes new levels from a seed, one to look at or a pack to keep.
// SPDX-License-Identifier: MIT
import { type DecantError, type Generated, type GenerateQuery } from "@decant/core";
import { Dices, Download, Gamepad2, Wand, Waypoints } from "lucide";
import { useRef, useState } from "preact/hooks";
import { format } from "../address";
import { Choice } from "../Choice";
import { core } from "../core";
import { Stepper } from "../editor/Stepper";
import { Field, NumberField } from "../generate/fields";
import { save, type Kind } from "../generate/pack";
import { queryOf, type Wishes, wishesOf, wordsOf } from "../generate/wishes";
import { Icon } from "../Icon";
import { PositionView } from "../position/PositionView";
import { usePosition } from "../position/use-position";
import { note } from "../router";
import { bothRules } from "../rules";
import { useAnswer } from "../use-answer";
import "../generate/generate.css";

interface Made {
  level?: Generated | undefined;
  trouble?: string;
}

export function Generate({ wishes: address }: { wishes: Record<string, string> }) {
  const wishes = wishesOf(address);
  const set = (change: Partial<Wishes>) => note({ route: "generate", wishes: wordsOf({ ...wishes, ...change }) });
  const asked = JSON.stringify(queryOf(wishes, 1));
  const answer = useAnswer(asked, async (signal) => {
    // Sliders and typing change wishes faster than levels are made.
    await new Promise((soon) => setTimeout(soon, 120));
    return make(JSON.parse(asked) as GenerateQuery, signal);
  });
  const made = (answer.fresh && answer.value) || {};

  return (
    <div class="desk">
      <div class="stack">
        <h1>A new level</h1>
        <Result made={made} />
        <div class="controls" role="toolbar" aria-label="Level">
          <button class="main" onClick={() => set({ seed: wishes.seed + 1 })}>
            <Icon of={Dices} />
            Next
          </button>
          {made.level && (
            <a class="button quiet" href={format({ route: "play", level: made.level.code, moves: "" })}>
              <Icon of={Gamepad2} />
              Play
            </a>
          )}
          {made.level && (
            <a class="button quiet" href={format({ route: "solve", level: made.level.code, moves: "" })}>
              <Icon of={Wand} />
              Solve
            </a>
          )}
          {made.level && (
            <a class="button quiet" href={format({ route: "explore", level: made.level.code })}>
              <Icon of={Waypoints} />
              Explore
            </a>
          )}
        </div>
      </div>
      <aside class="stack">
        <Form wishes={wishes} set={set} />
        <Pack wishes={wishes} />
      </aside>
    </div>
  );
}

async function make(query: GenerateQuery, signal: AbortSignal): Promise<Made> {
  try {
    const [level] = await core.generate(query, { signal });
    return level ? { level } : { trouble: notFound };
  } catch (error) {
    if (signal.aborted) throw error;
    return { trouble: troubleOf(error as DecantError) };
  }
}

const notFound = "No level like this was found. Ask for less, or try the next seed.";

const troubleOf = ({ code, message, remedy }: DecantError): string =>
  code === "none_found" ? notFound : `${message}${remedy ? `; ${remedy}` : ""}.`;

function Result({ made: { level, trouble } }: { made: Made }) {
  // Sizes may change from level to level, so the old drawing stays until the new one is known.
  const last = useRef<Generated | undefined>(undefined);
  last.current = level ?? last.current;
  const shown = trouble ? undefined : last.current;
  if (trouble)
    return (
      <p class="note" role="status">
        {trouble}
      </p>
    );
  const { length, difficulty } = shown?.metrics ?? {};
  return (
    <>
      <p class="verdict" role="status">
        {level ? (
          <>
            Shortest: {length} moves.
            {difficulty !== undefined && <> Difficulty {Math.round(Number(difficulty))} of 100.</>}
          </>
        ) : (
          <span class="soft">Making one…</span>
        )}
      </p>
      <div class={level ? "made" : "made waiting"}>{shown && <Shown code={shown.code} />}</div>
      {level?.family === "tube_sort" && <p class="soft small code">{level.code}</p>}
    </>
  );
}

function Shown({ code }: { code: string }) {
  const { position } = usePosition(code);
  return position ? <PositionView view={position.view} pace={0} height={Math.max(260, innerHeight - 330)} /> : null;
}

function Form({ wishes, set }: { wishes: Wishes; set: (change: Partial<Wishes>) => void }) {
  return (
    <form class="wishes" onSubmit={(event) => event.preventDefault()}>
      <Choice
        label="Family"
        value={wishes.family}
        options={[
          ["tube_sort", "Tubes"],
          ["dog_bunny", "Map"],
        ]}
        onChange={(family) => set({ family })}
      />
      {wishes.family === "tube_sort" ? (
        <>
          <Choice label="Rules" value={wishes.rules} options={bothRules} onChange={(rules) => set({ rules })} />
          <div class="steppers">
            <Stepper label="Colors" value={wishes.colors} range={[2, 24]} onChange={(colors) => set({ colors })} />
            <Stepper
              label="Units per tube"
              value={wishes.capacity}
              range={[2, 12]}
              onChange={(capacity) => set({ capacity })}
            />
            <Stepper
              label="Empty tubes"
              value={wishes.empties}
              range={[1, 6]}
              onChange={(empties) => set({ empties })}
            />
          </div>
        </>
      ) : (
        <div class="steppers">
          <Stepper label="Places" value={wishes.nodes} range={[3, 16]} onChange={(nodes) => set({ nodes })} />
          <Stepper label="Tokens" value={wishes.tokens} range={[1, 6]} onChange={(tokens) => set({ tokens })} />
        </div>
      )}
      <Field label="Difficulty">
        <NumberField
          label="from"
          value={wishes.min_difficulty}
          min={0}
          max={100}
          set={(min_difficulty) => set({ min_difficulty })}
        />
        <NumberField
          label="to"
          value={wishes.max_difficulty}
          min={0}
          max={100}
          set={(max_difficulty) => set({ max_difficulty })}
        />
      </Field>
      <NumberField label="Seed" value={wishes.seed} min={0} max={999_999_999} set={(seed) => set({ seed })} />
    </form>
  );
}

/** Many levels at once. The same wishes and seed give the same pack everywhere. */
function Pack({ wishes }: { wishes: Wishes }) {
  const [count, setCount] = useState(50);
  const [state, setState] = useState("");
  const [busy, setBusy] = useState<AbortController | null>(null);
  const download = async (kind: Kind) => {
    const working = new AbortController();
    setBusy(working);
    setState(`Making ${count} levels…`);
    try {
      const levels = await core.generate(queryOf(wishes, count), { signal: working.signal });
      save(levels, kind, wishes);
      setState(
        levels.length === count
          ? `Saved ${count} levels.`
          : `Saved ${levels.length} levels; more like these were not found in time.`,
      );
    } catch (error) {
      setState(working.signal.aborted ? "" : troubleOf(error as DecantError));
    }
    setBusy(null);
  };
  return (
    <section class="stack" aria-label="Pack">
      <h2>A pack to keep</h2>
      <div class="row">
        <NumberField label="Levels" value={count} min={1} max={1000} set={setCount} />
        {busy ? (
          <button onClick={() => busy.abort()}>Cancel</button>
        ) : (
          (["text", "jsonl"] as const).map((kind) => (
            <button key={kind} onClick={() => download(kind)}>
              <Icon of={Download} />
              {kind === "text" ? "Text" : "JSON Lines"}
            </button>
          ))
        )}
      </div>
      <p class="soft small" role="status">
        {state}
      </p>
    </section>
  );
}
