// The rules of the tube at hand, to choose; folded, as most tubes have none.
// SPDX-License-Identifier: MIT
import { swatches } from "../settings";
import { letterOf, type Draft } from "./draft";
import { offersFor, withRule } from "./own-rules";

interface Props {
  draft: Draft;
  tube: number;
  change: (draft: Draft) => void;
}

export function TubeRules({ draft, tube, change }: Props) {
  const own = draft.own ?? [];
  const colors = draft.colors.map((color) => ({ letter: letterOf(color), name: swatches.value[color]!.name }));
  return (
    <details class="tube-rules" aria-label={`Rules of tube ${tube + 1}`}>
      <summary class="small">Rules of tube {tube + 1}</summary>
      {offersFor(colors).map(({ key, label, values }) => (
        <label key={key} class="small">
          {label}{" "}
          <select
            value={own[tube]?.[key] ?? ""}
            onChange={(event) => change({ ...draft, own: withRule(own, tube, key, event.currentTarget.value) })}
          >
            {values.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </label>
      ))}
    </details>
  );
}
