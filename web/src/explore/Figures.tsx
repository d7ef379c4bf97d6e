// The figures of a level, in words that need no manual.
// SPDX-License-Identifier: MIT
import type { Analysis } from "@decant/core";

const percent = (share: number | null | undefined) =>
  share == null ? null : `${share > 0 && share < 0.01 ? "under 1" : Math.round(100 * share)} %`;
const whole = (number: number | null | undefined) => number?.toLocaleString("en") ?? null;

/** Large counts come as strings of digits. */
const many = (digits: string | null | undefined) =>
  digits == null ? null : digits.length > 9 ? `about 10^${digits.length - 1}` : Number(digits).toLocaleString("en");

function rows(a: Analysis): [string, string | null, string][] {
  return [
    [
      "Positions",
      whole(a.states) && (a.complete ? whole(a.states) : `over ${whole(a.states)}`),
      "All that can be reached",
    ],
    ["Dead", percent(a.dead_share), "Positions that can no longer be solved"],
    ["Shortest", whole(a.length) && `${whole(a.length)} moves`, "No plan is shorter"],
    ["Shortest plans", many(a.shortest_plans), "How many there are"],
    ["Moves that lose", percent(a.losing_share), "Of the moves while it can still be solved"],
    ["Tempting but wrong", percent(a.misleading_share_on_plans), "Of the moves that look best on a shortest plan"],
    ["Random player wins", percent(a.random_player?.rate), "Makes any legal move"],
    ["Greedy player wins", percent(a.greedy_player?.rate), "Makes a move that looks best"],
  ];
}

export function Figures({ analysis }: { analysis: Analysis }) {
  const { difficulty, estimated } = analysis;
  return (
    <section class="stack" aria-label="Figures">
      {difficulty != null && (
        <div>
          <div class="row between">
            <h2>Difficulty</h2>
            <span>
              <b>
                {estimated?.includes("difficulty") ? "about " : ""}
                {Math.round(difficulty)}
              </b>{" "}
              <span class="soft">of 100</span>
            </span>
          </div>
          <div class="meter">
            <div style={`width:${difficulty}%`} />
          </div>
        </div>
      )}
      <dl class="measures">
        {rows(analysis)
          .filter(([, value]) => value !== null)
          .map(([name, value, meaning]) => (
            <div key={name} style="display:contents">
              <dt title={meaning}>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {estimated?.length > 0 && (
        <p class="soft small">There are too many positions to see them all, so some figures are estimates.</p>
      )}
    </section>
  );
}
