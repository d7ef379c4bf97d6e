// The parts of a level's text that were not used.
// SPDX-License-Identifier: MIT
import type { Aside } from "@decant/core";

/** Up to so many texts, each of so many characters, are shown at once; others at a tap, the first ones of a long list. */
const few = 2;
const short = 60;
const most = 100;

/** Which lines they are, in a few words. */
export function placesOf(asides: readonly Aside[]): string {
  if (asides.some(({ line }) => !line)) return asides.length === 1 ? "1 part" : `${asides.length} parts`;
  const lines = [...new Set(asides.map(({ line }) => line!))].sort((a, b) => a - b);
  const runs: [first: number, last: number][] = [];
  for (const line of lines) {
    const run = runs[runs.length - 1];
    if (run?.[1] === line - 1) run[1] = line;
    else runs.push([line, line]);
  }
  if (lines.length === 1) return `line ${lines[0]}`;
  if (runs.length > 4) return `${lines.length} lines`;
  const words = runs.flatMap<number | string>(([first, last]) =>
    last - first < 2 ? [...new Set([first, last])] : `${first} to ${last}`,
  );
  return `lines ${[words.slice(0, -1).join(", "), ...words.slice(-1)].filter(Boolean).join(" and ")}`;
}

const Quoted = ({ line, text }: Aside) => (
  <>
    {line ? `line ${line} ` : ""}"<bdi>{text}</bdi>"
  </>
);

export function NotUsed({ asides }: { asides: readonly Aside[] }) {
  const isShort = asides.length <= few && asides.every(({ text }) => text.length <= short);
  return (
    <div class="not-used" aria-live="polite">
      {asides.length > 0 && isShort && (
        <p>
          Not used:{" "}
          {asides.map((each, at) => (
            <>
              {at > 0 && "; "}
              <Quoted {...each} />
            </>
          ))}
        </p>
      )}
      {!isShort && (
        <details>
          <summary>Not used: {placesOf(asides)}</summary>
          <ul>
            {asides.slice(0, most).map((each) => (
              <li>
                <Quoted {...each} />
              </li>
            ))}
            {asides.length > most && <li>and {asides.length - most} more</li>}
          </ul>
        </details>
      )}
    </div>
  );
}
