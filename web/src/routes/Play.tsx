// Play a level, with as much help as one asks for.
// SPDX-License-Identifier: MIT
import type { Move } from "@decant/core";
import { FastForward, Lightbulb, Redo2, RotateCcw, Shuffle, Undo2 } from "lucide";
import { useEffect, useRef } from "preact/hooks";
import { format } from "../address";
import { Icon } from "../Icon";
import { useKeys } from "../keys";
import { gameOf, keepGame, levelOrExample, rowsOf } from "../last";
import { inWords, textOf } from "../position/moves";
import { PositionView } from "../position/PositionView";
import { Steps } from "../position/Steps";
import { useOwnNotation, usePosition } from "../position/use-position";
import { go, note } from "../router";
import { settings } from "../settings";
import { ExampleName, refusalTime, StatusLine } from "./StatusLine";
import { Unreadable } from "./Unreadable";
import { useGame } from "./use-game";
import { useHint } from "./use-hint";
import { useNewLevel } from "./use-new-level";
import { useShortest } from "./use-shortest";
import { useStanding } from "./use-standing";
import { useBrief } from "../use-brief";
import { moves as counted } from "./verdict";
import "./play.css";

export function Play({ level: given, moves }: { level: string; moves: string }) {
  const { level, moves: text } = given ? { level: given, moves } : gameOf(levelOrExample(given));
  const game = useGame(level, text);
  const { position, error, fresh } = usePosition(level, text);
  useOwnNotation(text, { position, fresh }, (moves) => note({ route: "play", level, moves }));
  const hint = useHint(level, text);
  const another = useNewLevel(position);
  const playing = fresh && !!position && !position.won;
  const stuck = playing && position.legal.length === 0;
  const busy = hint.asking || another.making;
  const standing = useStanding(level, text, playing && !busy && (stuck || settings.tellLost.value));
  const [refusal, refuse] = useBrief(refusalTime);
  const made = game.moves.length;
  const played = useRef(false);
  const wonNow = !!position?.won && played.current;
  const shortest = useShortest(level, wonNow && fresh);

  useEffect(() => {
    if (fresh && position) keepGame(level, text);
  }, [fresh, level, text]);
  useEffect(() => refuse(""), [level, text]);

  const play = (move: string) => {
    played.current = true;
    game.play(move);
  };
  // A move that comes before the position is known waits for it.
  const waiting = useRef({ after: "", move: "" });
  const onMove = (move: string) => {
    if (fresh) play(move);
    else waiting.current = { after: text, move };
  };
  useEffect(() => {
    const { after, move } = waiting.current;
    if (!fresh || !move) return;
    waiting.current.move = "";
    if (after === text && position?.legal.includes(move)) play(move);
  }, [fresh, text]);
  const back = () => game.goTo(made - 1);
  const forth = () => game.goTo(made + 1);
  const restart = () => game.goTo(0);
  async function best() {
    const answer = await hint.ask(3);
    if (answer?.next) play(textOf(answer.next));
  }
  useKeys({
    u: back,
    "ctrl+z": back,
    r: forth,
    "ctrl+y": forth,
    "ctrl+shift+z": forth,
    Home: restart,
    h: () => void hint.ask(),
    n: another.make,
    Space: () => void best(),
    s: () => go({ route: "solve", level, moves: text }),
  });

  if (error) {
    return (
      <Unreadable error={error}>
        {text && (
          <a class="button" href={format({ route: "play", level, moves: "" })}>
            Play from the start
          </a>
        )}
      </Unreadable>
    );
  }
  if (!position) return null;
  const last = position.steps.at(-1) as Move | undefined;
  const piece = position.view.kind === "board" ? "tube" : "token";
  const next = hint.rung >= 3 ? hint.hint?.next : null;
  return (
    <div class="desk play">
      <section class="stack table" aria-label="Game">
        <div class="status">
          <div class="title">
            <ExampleName of={position} />
            <h1 class="verdict" aria-live="polite">
              {position.won
                ? `Solved in ${counted(made)}.`
                : position.name
                  ? `${position.name}: ${position.size}`
                  : position.size}
            </h1>
          </div>
          <StatusLine
            refusal={refusal}
            stuck={stuck}
            standing={standing}
            onBackTo={game.goTo}
            hint={{
              ...hint,
              onMore: () => void hint.ask(),
              onClose: hint.close,
              plan: { route: "solve", level, moves: text },
            }}
          >
            <span class="soft">
              {position.won ? shortest : made ? counted(made) : `Tap a ${piece}, then where it goes.`}
            </span>
          </StatusLine>
        </div>
        <div class={wonNow ? "celebrating" : undefined}>
          <PositionView
            view={position.view}
            rows={rowsOf(level)}
            legal={position.legal}
            onMove={onMove}
            onRefuse={refuse}
            marked={next}
            lookAt={hint.rung === 2 ? hint.hint?.look_at : null}
          />
        </div>
        {position.won && made > 0 && (
          <p class="row won">
            <button class="main" disabled={another.making} onClick={another.make}>
              <Icon of={Shuffle} />
              {another.making ? "Making one…" : "New level"}
            </button>
            <button onClick={restart}>
              <Icon of={RotateCcw} />
              Again
            </button>
          </p>
        )}
        <div class="under">
          <div class="controls" role="group" aria-label="Game">
            <button class="quiet" disabled={!made} onClick={back} title="Undo (U)">
              <Icon of={Undo2} />
              Undo
            </button>
            <button class="quiet" disabled={!game.undone.length} onClick={forth} title="Redo (R)">
              <Icon of={Redo2} />
              Redo
            </button>
            <button class="quiet" disabled={!made} onClick={restart} title="Restart (Home)">
              <Icon of={RotateCcw} />
              Restart
            </button>
            <button
              class="quiet"
              disabled={hint.asking || position.won}
              onClick={() => void hint.ask()}
              title="Hint (H)"
            >
              <Icon of={Lightbulb} />
              Hint
            </button>
            <a class="button quiet" href={format({ route: "solve", level, moves: text })} title="Solve from here (S)">
              <Icon of={FastForward} />
              Solve
            </a>
            <button class="quiet" disabled={another.making} onClick={another.make} title="New level of this size (N)">
              <Icon of={Shuffle} />
              New
            </button>
          </div>
        </div>
      </section>
      <aside class="stack aside" aria-label="Moves so far">
        <h2>Moves</h2>
        {made ? (
          <Steps
            moves={position.steps as Move[]}
            view={position.view}
            current={made - 1}
            onGo={(move) => game.goTo(move + 1)}
          />
        ) : (
          <p class="soft">
            None yet. Press <kbd>?</kbd> for the keys.
          </p>
        )}
      </aside>
      <p class="unseen" aria-live="polite">
        {last && `Made: ${inWords(last)}.`}
      </p>
    </div>
  );
}
