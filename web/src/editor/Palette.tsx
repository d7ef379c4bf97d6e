// The colors to fill tubes with, and how much of each is placed.
// SPDX-License-Identifier: MIT
import { Shape } from "../board/Mark";
import { marksFor, swatches } from "../settings";
import { countOf, type Draft } from "./draft";

export function Palette({ draft, onPick }: { draft: Draft; onPick: (color: number) => void }) {
  const marks = marksFor(draft.colors.length);
  return (
    <div class="palette" role="group" aria-label="Colors">
      {draft.colors.map((color, i) => {
        const { name, fill, ink } = swatches.value[color]!;
        const count = countOf(draft, color);
        const letter = String.fromCharCode(65 + color);
        const keys = `${letter}${i < 10 ? ` or ${(i + 1) % 10}` : ""}`;
        return (
          <button
            key={color}
            class="quiet"
            disabled={count >= draft.capacity}
            onClick={() => onPick(color)}
            aria-label={`${name} ${count}/${draft.capacity}`}
            title={`${name} (${keys})`}
          >
            <svg width="30" height="30" viewBox="-15 -15 30 30" aria-hidden="true">
              <circle r="14" style={{ fill }} class="swatch" />
              {marks === "letters" && (
                <text class="swatch-letter" y="5" fill={ink}>
                  {letter}
                </text>
              )}
              {marks === "shapes" && <Shape swatch={color} ink={ink} />}
            </svg>
            <span class="name">{name}</span>{" "}
            <span class="small count">
              {count}/{draft.capacity}
            </span>
          </button>
        );
      })}
    </div>
  );
}
