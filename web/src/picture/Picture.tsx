// A level from a picture: the board that was read, over the picture, to be compared and corrected.
// SPDX-License-Identifier: MIT
import type { Box, SeenBoard, SeenQuestion } from "@decant/core";
import { Plus, Trash2, Undo2, X } from "lucide";
import { useEffect, useRef, useState } from "preact/hooks";
import { Choice } from "../Choice";
import { codeOf } from "../editor/draft";
import { Openings } from "../editor/Openings";
import { Stepper } from "../editor/Stepper";
import { Icon } from "../Icon";
import { useKeptFocus } from "../keep-focus";
import { useKeys } from "../keys";
import { keepRows, useEntered } from "../last";
import { Trouble } from "../position/Trouble";
import { bothRules } from "../rules";
import { useAnswer } from "../use-answer";
import { seen } from "./ask";
import { askedOf, nothing, withoutCapacity, withoutPlace, withoutQuestion } from "./asked";
import { Checks } from "./Checks";
import { Colors } from "./Colors";
import {
  answered,
  type At,
  contentOf,
  type Content,
  corrected,
  draft,
  type Draft,
  isTube,
  openQuestions,
  placesInDoubt,
  placeWords,
  rareUnits,
  rowsIn,
  withColor,
} from "./draft";
import { FirstFrames } from "./FirstFrames";
import { nearest, withFrame, withoutTube, withTube } from "./frames";
import { Overlay, placeIn } from "./Overlay";
import { colorIn } from "./sample";
import "./picture.css";

/** As many units as a tube may hold. */
const capacities = [2, 32] as const;

export function Picture({ now, onEdit }: { now: Draft; onEdit: () => void }) {
  const [past, remember] = useState<Draft[]>([]);
  const [chosen, choose] = useState<At | null>(null);
  const framed = useRef<Box | null>(null);
  const picture = useRef<HTMLImageElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const told = useRef<HTMLParagraphElement>(null);
  useKeptFocus(whole, told);
  const { value: reading, error, fresh } = useAnswer(now, (signal) => seen(now, signal));

  const board = fresh ? reading?.board : now.board;
  function change(to: Partial<Draft>) {
    // Undo returns to this draft; without a board it is read then.
    remember([...past, { ...now, board: board ?? null, framed: now.framed && !fresh }]);
    draft.value = { ...now, byBrowser: reading?.by_browser === true, framed: false, ...to };
  }
  /** Reads the picture in frames that were drawn where no board was seen. */
  function drawn(next: SeenBoard) {
    remember([...past, now]);
    draft.value = { ...now, board: next, framed: true, asked: now.asked ?? nothing };
  }
  /** Reads the picture in other frames, one of which is chosen, if any. */
  function frame(next: SeenBoard, tube: number | null) {
    change({ board: next, framed: true, asked: now.asked ?? askedOf(board!) });
    framed.current = tube === null ? null : next.tubes[tube]!.frame;
    choose(tube === null ? null : { tube, place: next.capacity });
  }
  /** Reads the picture anew with so many places in each tube. */
  function count(capacity: number) {
    if (board) change({ board, framed: true, capacity, asked: withoutCapacity(now.asked ?? askedOf(board)) });
    framed.current = null;
    choose(null);
  }
  // Reading puts tubes in order, and the keyboard goes on with the one that is framed.
  useEffect(() => {
    if (!now.framed || !framed.current || !reading) return;
    const at = { tube: nearest(reading.board, framed.current), place: reading.board.capacity };
    choose(at);
    placeIn(whole.current, at)?.focus({ preventScroll: true });
  }, [reading]);
  function say(places: At[], content: Content, on = board) {
    if (!on) return;
    const asked = places.reduce(
      (asked, { tube, place }) => asked && withoutPlace(asked, on.tubes[tube]!.frame, place),
      now.asked,
    );
    change({ board: places.reduce((next, at) => corrected(next, at, content), on), asked });
  }
  function answer(question: SeenQuestion) {
    if (!board) return;
    if (question.doubt === "counts") return change({ board, partial: true });
    change({ board: answered(board, question), asked: now.asked && withoutQuestion(now.asked, question) });
  }
  const place = chosen && board?.tubes[chosen.tube]?.places[chosen.place];
  const pick = (content: Content) => chosen && place && say([chosen], content);
  /** Gives the place that is chosen a color that was not read anywhere: the one that the picture has there. */
  function pickAnother() {
    if (!chosen || !place || !board) return;
    say([chosen], board.colors.length, withColor(board, colorIn(picture.current!, place.box)));
  }
  const undo = past.length
    ? () => {
        draft.value = past.at(-1)!;
        remember(past.slice(0, -1));
      }
    : undefined;

  const digits = board?.colors.slice(0, 9).map((_, color) => [String(color + 1), () => pick(color)] as const) ?? [];
  useKeys({
    "ctrl+z": undo,
    ...(chosen && { ...Object.fromEntries(digits), Delete: () => pick("empty"), Escape: () => choose(null) }),
  });

  const places = board ? placesInDoubt(board) : [];
  const questions = board ? openQuestions(board, now) : [];
  const left = places.length + questions.length;
  const level = reading?.readings[0];
  const uneven = questions.some(({ doubt }) => doubt === "counts");

  const code = level && left === 0 && reading?.doubt === undefined ? codeOf(level) : "";
  useEntered(fresh ? code : undefined);
  useEffect(() => {
    if (fresh && code && board) keepRows(code, rowsIn(board));
  }, [fresh, code]);

  function status(): string {
    if (error)
      return error.code === "no_board"
        ? "Or draw a frame around a tube: drag from one of its corners to the opposite one."
        : "";
    if (!board) return "Reading the picture…";
    if (left > 0) return `Compare with the picture: ${left === 1 ? "one thing is" : `${left} things are`} not sure.`;
    return level ? `Read as: ${level.summary}.` : "";
  }
  // The last status stays until the picture is read anew.
  const words = useRef("");
  if (fresh || !board) words.current = status();
  return (
    <div class="picture" ref={whole}>
      {error && <Trouble error={error} />}
      <p class="told" ref={told} tabindex={-1} aria-live="polite" aria-busy={!error && !fresh}>
        {words.current}
      </p>
      {error?.code === "no_board" && <FirstFrames address={now.address} board={now.board} onFrame={drawn} />}
      {error && undo && (
        <button onClick={undo}>
          <Icon of={Undo2} />
          Undo
        </button>
      )}
      {!error && board && (
        <>
          {left > 0 && (
            <Checks
              board={board}
              places={places}
              questions={questions}
              onChoose={choose}
              onSay={say}
              onAnswer={answer}
              onRules={(rules) => change({ board, rules })}
            />
          )}
          <figure>
            <img ref={picture} src={now.address} alt="The picture that was chosen" />
            <Overlay
              board={board}
              marked={uneven ? [...places, ...rareUnits(board)] : places}
              asked={questions.filter(({ doubt }) => doubt !== "counts").map(({ box }) => box)}
              chosen={chosen}
              onChoose={choose}
              onFrame={(tube, to) => frame(withFrame(board, tube, to), tube)}
            />
          </figure>
          <div class="stack">
            {reading?.by_browser && (
              <p class="note small">
                Your browser decoded this WebP file, and some browsers change colors a little when they do: compare
                them.
              </p>
            )}
            {left === 0 && fresh && reading?.doubt && (
              <Trouble error={{ message: reading.doubt, remedy: "correct it in the picture" }} />
            )}
            <div class="row between">
              <Choice
                label="Rules"
                value={now.rules ?? (board.has_balls ? "ball" : "water")}
                options={bothRules}
                onChange={(rules) => change({ board, rules })}
              />
              <button class="quiet icon" disabled={!undo} onClick={undo} aria-label="Undo" title="Undo (Ctrl+Z)">
                <Icon of={Undo2} />
              </button>
            </div>
            <div class="row between">
              <Stepper
                label="Units per tube"
                value={fresh ? board.capacity : (now.capacity ?? board.capacity)}
                range={capacities}
                onChange={count}
              />
              <button class="quiet" onClick={() => frame(withTube(board), board.tubes.length)}>
                <Icon of={Plus} />
                Add a tube
              </button>
            </div>
            <div class="controls picture-controls">
              {chosen && (
                <div class="row between">
                  <p class="small soft">
                    {isTube(chosen, board) ? `Tube ${chosen.tube + 1}: drag its frame.` : placeWords(chosen)}
                  </p>
                  {isTube(chosen, board) && board.tubes.length > 1 && (
                    <button class="quiet" onClick={() => frame(withoutTube(board, chosen.tube), null)}>
                      <Icon of={Trash2} size={16} />
                      No tube
                    </button>
                  )}
                  <button class="quiet icon" onClick={() => choose(null)} aria-label="Done" title="Done (Esc)">
                    <Icon of={X} />
                  </button>
                </div>
              )}
              <Colors
                board={board}
                uneven={uneven}
                content={place ? contentOf(place) : undefined}
                onPick={pick}
                onPickAnother={pickAnother}
              />
              {level && <Openings meaning={level} fresh={fresh} closed={code === ""} onEdit={onEdit} solves />}
            </div>
          </div>
        </>
      )}
    </div>
  );
}
