// A level typed unit by unit.
// SPDX-License-Identifier: MIT
import { Delete, Eraser, Gamepad2, Undo2, Wand } from "lucide";
import { useEffect, useRef, useState } from "preact/hooks";
import { Rack } from "../board/Rack";
import { Choice } from "../Choice";
import { Icon } from "../Icon";
import { useKeys } from "../keys";
import { useEntered } from "../last";
import { go } from "../router";
import { bothRules } from "../rules";
import { added, empties, isBlank, levelCode, limits, missing, nextTube, removed, resized, viewOf } from "./draft";
import { Palette } from "./Palette";
import { Stepper } from "./Stepper";
import { TubeRules } from "./TubeRules";
import { useDraft } from "./use-draft";

export function Editor({ address }: { address: string }) {
  const { draft, change, undo, redo } = useDraft(address);
  const [chosen, choose] = useState(0);
  const at = nextTube(draft, Math.min(chosen, draft.tubes.length - 1));
  const left = missing(draft);
  useEntered(isBlank(draft) ? null : left > 0 ? "" : levelCode(draft));
  const last = draft.tubes[chosen]?.length ? chosen : draft.tubes.findLastIndex((units) => units.length > 0);

  function add(color: number) {
    change(added(draft, at, color));
    choose(at);
  }
  function takeBack() {
    change(removed(draft, last));
    choose(Math.max(0, last));
  }
  const open = (route: "play" | "solve") => () => go({ route, level: levelCode(draft), moves: "" });

  const byKey = Object.fromEntries(
    draft.colors.flatMap((color, i) => {
      const act = () => add(color);
      const letter = [[String.fromCharCode(97 + color), act]];
      return i < 10 ? [...letter, [String((i + 1) % 10), act]] : letter;
    }),
  );
  useKeys({
    ...byKey,
    Backspace: takeBack,
    "ctrl+z": undo,
    "ctrl+y": redo,
    "ctrl+shift+z": redo,
    ArrowLeft: () => choose(Math.max(0, at - 1)),
    ArrowRight: () => choose(Math.min(draft.tubes.length - 1, at + 1)),
    Enter: left === 0 ? open("play") : undefined,
  });

  // The tube at hand stays in sight above the palette.
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => board.current?.querySelectorAll(".tube-button")[at]?.scrollIntoView({ block: "nearest" }), [at]);

  const height = Math.max(250, innerHeight - (innerWidth < 900 ? 450 : 330));
  return (
    <>
      <div class="editor-sizes">
        <Choice
          label="Rules"
          value={draft.rules}
          options={bothRules}
          onChange={(rules) => change({ ...draft, rules })}
        />
        <Choice
          label="Tubes are typed"
          value={draft.topFirst}
          onChange={(topFirst) => change({ ...draft, topFirst })}
          options={[
            [false, "Bottom up"],
            [true, "Top down"],
          ]}
        />
        <div class="steppers">
          <Stepper
            label="Colors"
            value={draft.colors.length}
            range={limits.colors}
            onChange={(colors) => change(resized(draft, { colors }))}
          />
          <Stepper
            label="Units per tube"
            value={draft.capacity}
            range={limits.capacity}
            onChange={(capacity) => change(resized(draft, { capacity }))}
          />
          <Stepper
            label="Empty tubes"
            value={empties(draft)}
            range={limits.empties}
            onChange={(count) => change(resized(draft, { empties: count }))}
          />
        </div>
      </div>
      <div ref={board}>
        <Rack view={viewOf(draft)} selected={left > 0 ? at : null} tap={choose} corks={false} height={height} />
      </div>
      <div class="controls editor-controls">
        <div class="row between">
          <p class="small soft" aria-live="polite">
            {left > 0 ? `Tube ${at + 1} is next; ${left} to place.` : "All placed."}
          </p>
          <span class="row">
            <button
              class="quiet icon"
              disabled={last < 0}
              onClick={takeBack}
              aria-label="Take back the last unit"
              title="Take back (Backspace)"
            >
              <Icon of={Delete} />
            </button>
            <button class="quiet icon" disabled={!undo} onClick={undo} aria-label="Undo" title="Undo (Ctrl+Z)">
              <Icon of={Undo2} />
            </button>
            <button
              class="quiet icon"
              disabled={last < 0}
              onClick={() => change({ ...draft, tubes: draft.tubes.map(() => []) })}
              aria-label="Empty all tubes"
              title="Empty all tubes"
            >
              <Icon of={Eraser} />
            </button>
          </span>
        </div>
        <Palette draft={draft} onPick={add} />
        <TubeRules draft={draft} tube={Math.min(chosen, draft.tubes.length - 1)} change={change} />
        <div class="row open">
          <button class="main" disabled={left > 0} onClick={open("play")}>
            <Icon of={Gamepad2} />
            Play
          </button>
          <button disabled={left > 0} onClick={open("solve")}>
            <Icon of={Wand} />
            Solve
          </button>
        </div>
      </div>
    </>
  );
}
