// Solve a level, and see the plan played.
// SPDX-License-Identifier: MIT
import type { Move, Solution } from "@decant/core";
import {
  ChevronLeft,
  ChevronRight,
  CircleHelp,
  Gamepad2,
  Pause,
  Play as PlayIcon,
  SkipBack,
  SkipForward,
  Square,
} from "lucide";
import { useEffect, useMemo } from "preact/hooks";
import { format } from "../address";
import { Choice } from "../Choice";
import { Icon } from "../Icon";
import { useKeys } from "../keys";
import { keepPlan, levelOrExample, planOf } from "../last";
import { listOf, textOf } from "../position/moves";
import { PositionView } from "../position/PositionView";
import { Steps } from "../position/Steps";
import { useOwnNotation, usePosition } from "../position/use-position";
import { note } from "../router";
import { paces, settings } from "../settings";
import { Advice } from "./Advice";
import { Keep } from "./Keep";
import { Proof } from "./Proof";
import { ExampleName, StatusLine } from "./StatusLine";
import { Unreadable } from "./Unreadable";
import { usePlayback } from "./use-playback";
import { useSolution } from "./use-solution";
import { useStanding } from "./use-standing";
import { explained, verdict } from "./verdict";
import "./play.css";
import "./solve.css";

const none: Move[] = [];

/** Seconds in which the move that lost a game is looked for. */
const patience = 20;

export function Solve(given: { level: string; moves: string; step?: number }) {
  const { level, moves, step = 0 } = given.level ? given : planOf(levelOrExample(given.level));
  const start = usePosition(level, moves);
  const search = useSolution(start.fresh ? start.position?.code : undefined, moves === "");
  const plan = search.solution?.moves ?? none;
  const texts = useMemo(() => plan.map(textOf), [plan]);
  const speed = settings.pace.value;
  const show = (step: number) => note({ route: "solve", level, moves, step });
  const { at, playing, to, back, forth, toggle } = usePlayback({ step, length: plan.length, speed, plan, show });
  const { position = start.position } = usePosition(level, [moves, ...texts.slice(0, at)].join(" "));
  const lost = moves !== "" && search.solution?.status === "unsolvable";
  const standing = useStanding(level, moves, lost, patience);
  const error = start.error ?? search.error;
  useEffect(() => {
    if (start.fresh && start.position) keepPlan(level, moves, step);
  }, [start.fresh, level, moves, step]);

  useKeys({
    ArrowLeft: back,
    k: back,
    ArrowRight: forth,
    j: forth,
    Home: () => to(0),
    End: () => to(plan.length),
    Space: plan.length ? toggle : undefined,
    Escape: search.running ? search.cancel : undefined,
  });

  if (error) return <Unreadable error={error} />;
  if (!position) return null;
  const { view } = position;
  const advice = search.solution?.advice;
  const progressed = search.progress;
  return (
    <div class="desk">
      <section class="stack table" aria-label="Solution">
        <div class="status">
          <div class="title">
            <ExampleName of={start.position ?? {}} />
            <h1 class="verdict" aria-live="polite" aria-atomic="true" aria-busy={search.running}>
              {verdict(search)}
            </h1>
          </div>
          <span class="row">
            <button
              class="quiet icon"
              popovertarget="explained"
              aria-label="What does this mean?"
              title="What does this mean?"
            >
              <Icon of={CircleHelp} />
            </button>
            {search.running && (
              <button onClick={search.cancel} title="Cancel (Esc)">
                <Icon of={Square} size={16} />
                Cancel
              </button>
            )}
            {search.cancelled && !search.running && <button onClick={search.start}>Look again</button>}
          </span>
          <p id="explained" popover="auto" class="bubble">
            {explained(search)}
          </p>
          {lost && (
            <StatusLine
              refusal=""
              standing={standing && { ...standing, winnable: standing.hopeless ? 0 : standing.winnable }}
              onBackTo={(made) => note({ route: "solve", level, moves: listOf(moves).slice(0, made).join(" ") })}
            >
              Which of the moves lost it is not known yet.
            </StatusLine>
          )}
        </div>
        {search.running && (
          <div
            class="searching"
            role="progressbar"
            aria-label="Searching"
            aria-valuetext={progressed ? `${progressed.expanded.toLocaleString()} positions` : undefined}
          />
        )}
        <PositionView
          view={view}
          marked={plan[playing && at > 0 ? at - 1 : at]}
          pace={playing ? Math.max(1, speed) : 1}
        />
        {search.running && search.solution && !lost && <p class="note">Looking for what would help…</p>}
        {advice && <Advice {...advice} />}
        {plan.length > 0 && (
          <div class="controls under" role="group" aria-label="Playback">
            <button
              class="quiet icon"
              disabled={at === 0}
              onClick={() => to(0)}
              aria-label="First (Home)"
              title="First (Home)"
            >
              <Icon of={SkipBack} />
            </button>
            <button class="quiet icon" disabled={at === 0} onClick={back} aria-label="Back (left)" title="Back (left)">
              <Icon of={ChevronLeft} size={26} />
            </button>
            <button class="main" onClick={toggle} title="Space">
              <Icon of={playing ? Pause : PlayIcon} />
              {playing ? "Pause" : at >= plan.length ? "Again" : "Play"}
            </button>
            <button
              class="quiet icon"
              disabled={at === plan.length}
              onClick={forth}
              aria-label="Forward (right)"
              title="Forward (right)"
            >
              <Icon of={ChevronRight} size={26} />
            </button>
            <button
              class="quiet icon"
              disabled={at === plan.length}
              onClick={() => to(plan.length)}
              aria-label="Last (End)"
              title="Last (End)"
            >
              <Icon of={SkipForward} />
            </button>
            <span class="at" aria-live={playing ? "off" : "polite"}>
              {at}
              <span class="soft">/{plan.length}</span>
            </span>
          </div>
        )}
      </section>
      <aside class="stack aside" aria-label="Steps">
        <div class="row between">
          <h2>{plan.length ? "Steps" : "Level"}</h2>
          <a class="button quiet" href={format({ route: "play", level, moves })}>
            <Icon of={Gamepad2} />
            Play it
          </a>
        </div>
        {plan.length > 0 && (
          <>
            <Steps moves={plan} view={view} made={at} onGo={to} />
            <div class="row">
              <span class="soft" aria-hidden="true">
                Speed
              </span>
              <Choice
                label="Speed"
                value={speed}
                onChange={(chosen) => (settings.pace.value = chosen)}
                options={paces.map((each) => [each, `${each}×`] as const)}
              />
            </div>
          </>
        )}
        {start.position && <Keep position={start.position} plan={texts.join(" ")} />}
        {start.position && isProved(search.solution) && <Proof key={start.position.code} level={start.position.code} />}
        {search.solution && <Figures solution={search.solution} />}
      </aside>
    </div>
  );
}

const isProved = (solution: Solution | undefined) => solution?.status === "unsolvable" || solution?.claim === "optimal";

function Figures({ solution }: { solution: Solution }) {
  const { stats } = solution;
  const { switches, shortest_plans: plans } = solution.family === "dog_bunny" ? solution : {};
  return (
    <dl class="figures small">
      {plans && (
        <div>
          <dt>Shortest plans</dt>
          <dd>{Number(plans) < 1e15 ? Number(plans).toLocaleString("en") : plans}</dd>
        </div>
      )}
      {switches !== undefined && (
        <div>
          <dt>Switches of token</dt>
          <dd>{switches}</dd>
        </div>
      )}
      <div>
        <dt>Positions examined</dt>
        <dd>{stats.expanded.toLocaleString("en")}</dd>
      </div>
      <div>
        <dt>Time</dt>
        <dd>
          {stats.seconds < 1 ? `${Math.max(1, Math.round(stats.seconds * 1000))} ms` : `${stats.seconds.toFixed(1)} s`}
        </dd>
      </div>
    </dl>
  );
}
