// All positions of a level in one picture.
// SPDX-License-Identifier: MIT
import type { Analysis, Problem } from "@decant/core";
import { Gamepad2 } from "lucide";
import { useEffect, useState } from "preact/hooks";
import { Choice } from "../Choice";
import { core } from "../core";
import { Density } from "../explore/Density";
import { explore, type Explored, mostStates } from "../explore/explored";
import { Figures } from "../explore/Figures";
import { GraphCanvas } from "../explore/GraphCanvas";
import type { Dot } from "../explore/picture";
import { movesAlong, wayTo } from "../explore/way";
import { Icon } from "../Icon";
import { keepLevel, levelOrExample } from "../last";
import { Trouble } from "../position/Trouble";
import { PositionView } from "../position/PositionView";
import { usePosition } from "../position/use-position";
import { useAnswer } from "../use-answer";
import { Way } from "../Way";
import { ExampleName } from "./StatusLine";
import "../explore/explore.css";

const analysisLimits = { node_limit: 1_000_000, time_limit: 20 };

export function Explore({ level: given }: { level: string }) {
  const level = levelOrExample(given);
  const [explored, setExplored] = useState<Explored | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    setExplored(null);
    setProblem(null);
    return explore(level, setExplored, setProblem);
  }, [level]);
  const { position, fresh } = usePosition(level);
  useEffect(() => {
    if (fresh && position) keepLevel(level);
  }, [fresh, level]);
  const measured = useAnswer(level, (signal) => core.analyze({ level, ...analysisLimits }, { signal }));
  const analysis = (measured.fresh && measured.value) || null;

  if (explored) return <Graph level={level} example={position?.example} explored={explored} analysis={analysis} />;
  return (
    <div class="desk">
      <div class="stack">
        {position && <ExampleName of={position} />}
        <h1>All positions</h1>
        {problem ? (
          <NoGraph problem={problem} analysis={analysis} />
        ) : (
          <p class="soft" role="status" aria-busy="true">
            Looking at all positions…
          </p>
        )}
      </div>
      <aside class="stack">{analysis && <Figures analysis={analysis} />}</aside>
    </div>
  );
}

/** Without a graph: how the positions are spread over the distances, if even that is known. */
function NoGraph({ problem, analysis }: { problem: Problem; analysis: Analysis | null }) {
  const large = problem.code === "graph_too_large";
  return (
    <>
      {large ? (
        <p class="note" role="status">
          There are over {mostStates.toLocaleString("en")} positions, too many to draw each move between them.
        </p>
      ) : (
        <Trouble error={problem} />
      )}
      {large && !analysis && (
        <p class="soft" aria-busy="true">
          Counting them…
        </p>
      )}
      {analysis?.distances && <Density distances={analysis.distances} dead={analysis.dead ?? 0} />}
      {analysis && !analysis.complete && (
        <p class="soft">
          Even counting stopped at {analysis.states.toLocaleString("en")} positions. The figures here are based on
          these.
        </p>
      )}
    </>
  );
}

interface GraphProps {
  level: string;
  example: string | undefined;
  explored: Explored;
  analysis: Analysis | null;
}

function Graph({ level, example, explored, analysis }: GraphProps) {
  const [grouped, setGrouped] = useState(explored.every === null);
  const [chosen, choose] = useState(0);
  const picture = grouped ? explored.groups : explored.every!;
  const dot = picture.dots[chosen] ?? picture.dots[0]!;
  return (
    <div class="desk">
      <div class="stack">
        <ExampleName of={{ example }} />
        <div class="row between">
          <h1>{explored.states.toLocaleString("en")} positions</h1>
          {explored.every && (
            <Choice
              label="Picture"
              value={grouped}
              options={[
                [false, "Each position"],
                [true, "Groups"],
              ]}
              onChange={(groups) => {
                setGrouped(groups);
                choose(0);
              }}
            />
          )}
        </div>
        <GraphCanvas
          picture={picture}
          chosen={chosen}
          onChoose={choose}
          label={`State graph. Arrow keys walk over it, plus and minus zoom, 0 shows all. ${spoken(dot)}`}
        />
        <Key grouped={grouped} dead={explored.dead > 0} />
      </div>
      <aside class="stack">
        <Chosen key={level} level={level} explored={explored} dot={dot} />
        {analysis ? (
          <Figures analysis={analysis} />
        ) : (
          <p class="soft" aria-busy="true">
            Measuring…
          </p>
        )}
      </aside>
    </div>
  );
}

function Chosen({ level, explored, dot }: { level: string; explored: Explored; dot: Dot }) {
  const { value, error, fresh } = useAnswer(JSON.stringify([level, dot.state]), async (signal) => {
    const moves = await movesAlong(level, wayTo(explored, dot.state), signal);
    return { moves, position: await core.position({ level, moves }) };
  });
  return (
    <section class="stack" aria-label="Chosen position">
      <p role="status">{spoken(dot)}</p>
      {error && <Trouble error={error} />}
      <div class="preview">{value && <PositionView view={value.position.view} pace={0} height={230} />}</div>
      <Way main to={value && fresh ? { route: "play", level, moves: value.moves } : null}>
        <Icon of={Gamepad2} />
        Play from here
      </Way>
    </section>
  );
}

function spoken(dot: Dot): string {
  const where = dot.depth === 0 ? "The start" : `${dot.depth} ${dot.depth === 1 ? "move" : "moves"} from the start`;
  const left =
    dot.distance < 0 ? "no goal can be reached any more" : dot.distance === 0 ? "solved" : `${dot.distance} to go`;
  return `${dot.count > 1 ? `One of ${dot.count.toLocaleString("en")} positions: ` : ""}${where}, ${left}.`;
}

function Key({ grouped, dead }: { grouped: boolean; dead: boolean }) {
  return (
    <ul class="key small soft">
      <li>
        <i class="ring" />
        start
      </li>
      <li>
        <i style="--dot:var(--graph-plan)" />
        on a shortest plan
      </li>
      <li>
        <i style="--dot:var(--graph-alive)" />
        {grouped ? "with that many extra moves" : "can still be solved"}
      </li>
      {dead && (
        <li>
          <i style="--dot:var(--graph-dead)" />
          dead
        </li>
      )}
      <li>
        <i class="gold" />
        solved
      </li>
      <li>{grouped ? "The larger a dot, the more positions." : "Down: moves from the start."}</li>
    </ul>
  );
}
