// Solve a level, and see the plan played.
// SPDX-License-Identifier: MIT
import type { Move, Solution } from "@decant/core";
import { CircleHelp, Gamepad2, Square } from "lucide";
import { useEffect, useMemo } from "preact/hooks";
import { format } from "../address";
import { Choice } from "../Choice";
import { Icon } from "../Icon";
import { useKeys } from "../keys";
import { keepPlan, levelOrExample, notUsedOf, planOf, rowsOf } from "../last";
import { listOf, stepWords, textOf } from "../position/moves";
import { NotUsed } from "../position/NotUsed";
import { PositionView } from "../position/PositionView";
import { Steps } from "../position/Steps";
import { useOwnNotation, usePosition } from "../position/use-position";
import { note } from "../router";
import { paces, settings } from "../settings";
import { useBrief } from "../use-brief";
import { Advice, Gathered } from "./Advice";
import { Controls } from "./Controls";
import { Keep } from "./Keep";
import { Proof } from "./Proof";
import { ExampleName, refusalTime, StatusLine } from "./StatusLine";
import { Unreadable } from "./Unreadable";
import { useAwake, usePlayback, useSwipes } from "./use-playback";
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
  useOwnNotation(moves, start, (moves) => note({ route: "solve", level, moves, step }));
  const search = useSolution(start.fresh ? start.position?.code : undefined, moves === "");
  const plan = search.solution?.moves ?? none;
  const texts = useMemo(() => plan.map(textOf), [plan]);
  const speed = settings.pace.value;
  const show = (step: number) => note({ route: "solve", level, moves, step });
  const playback = usePlayback({ step, length: plan.length, speed, plan, show });
  const { at, playing, to, forth, toggle } = playback;
  const made = [...listOf(moves), ...texts.slice(0, at)];
  const { position = start.position, fresh } = usePosition(level, made.join(" "));
  const lost = moves !== "" && search.solution?.status === "unsolvable";
  const standing = useStanding(level, moves, lost, patience);
  const [refusal, refuse] = useBrief(refusalTime);
  useAwake(plan.length > 0);

  /** Begins anew after other moves than those of the plan. */
  const solveAfter = (made: string[]) => note({ route: "solve", level, moves: made.join(" ") });
  const onMove = (move: string) => {
    if (!fresh) return;
    if (move === texts[at]) forth();
    else solveAfter([...made, move]);
  };
  const back = () => (at > 0 ? playback.back() : solveAfter(made.slice(0, -1)));
  const swipes = useSwipes(forth, back);
  const error = start.error ?? search.error;
  useEffect(() => {
    if (start.fresh && start.position) keepPlan(level, moves, step);
  }, [start.fresh, level, moves, step]);
  useEffect(() => refuse(""), [level, moves, at]);

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
  const gathered = search.solution && "gathered" in search.solution ? search.solution.gathered : undefined;
  const progressed = search.progress;
  // While it plays, the step that is under way.
  const next = playing && at > 0 ? at - 1 : at;
  const words = plan[next]
    ? `Step ${next + 1}: ${stepWords(plan[next], view)}`
    : plan.length > 0 && "That was the last step.";
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
          <StatusLine
            refusal={refusal}
            standing={standing && { ...standing, winnable: standing.hopeless ? 0 : standing.winnable }}
            onBackTo={(made) => solveAfter(listOf(moves).slice(0, made))}
            quiet={playing}
          >
            {lost ? "Which of the moves lost it is not known yet." : words}
          </StatusLine>
        </div>
        <NotUsed asides={notUsedOf(level)} />
        {search.running && (
          <div
            class="searching"
            role="progressbar"
            aria-label="Searching"
            aria-valuetext={progressed ? `${progressed.expanded.toLocaleString()} positions` : undefined}
          />
        )}
        <div class="beside" {...swipes}>
          <PositionView
            view={view}
            rows={rowsOf(level)}
            legal={position.legal}
            onMove={onMove}
            onRefuse={refuse}
            slim
            marked={plan[next]}
            pace={playing ? Math.max(1, speed) : 1}
          />
          {plan.length > 0 && (
            <p class="small soft">
              Tap here or swipe for the next step. Did something else? Tap its two{" "}
              {view.kind === "board" ? "tubes" : "places"}.
            </p>
          )}
        </div>
        {search.running && search.solution && !lost && <p class="note">Looking for what would help…</p>}
        {gathered?.length !== undefined && <Gathered level={start.position!.code} length={gathered.length} />}
        {advice && <Advice {...advice} />}
        {plan.length > 0 && <Controls {...playback} length={plan.length} back={made.length > 0 ? back : undefined} />}
      </section>
      <aside class="stack aside" aria-label="Steps">
        <div class="row between">
          <h2>{plan.length ? "Steps" : "Level"}</h2>
          <a class="button quiet" href={format({ route: "play", level, moves: made.join(" ") })}>
            <Icon of={Gamepad2} />
            Play it
          </a>
        </div>
        {plan.length > 0 && (
          <>
            <Steps moves={plan} view={view} current={next} onGo={to} />
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
