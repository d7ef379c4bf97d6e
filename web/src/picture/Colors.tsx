// The colors of the board with how many units each has; with a unit chosen, its other possible contents.
// SPDX-License-Identifier: MIT
import type { SeenBoard } from "@decant/core";
import type { ComponentChildren } from "preact";
import { type Content, oddity } from "./draft";

interface Props {
  board: SeenBoard;
  /** Whether colors must fill tubes, and some do not. */
  uneven: boolean;
  /** The content of the chosen place; undefined if none is chosen. */
  content: Content | null | undefined;
  onPick: (content: Content) => void;
  /** It is a color that is not among those of the board. */
  onPickAnother: () => void;
}

export function Colors({ board, uneven, content, onPick, onPickAnother }: Props) {
  const choosing = content !== undefined;
  const item = (value: Content, odd: string, children: ComponentChildren) =>
    choosing ? (
      <button
        key={value}
        class={odd ? "quiet odd" : "quiet"}
        aria-pressed={content === value}
        onClick={() => onPick(value)}
      >
        {children}
      </button>
    ) : (
      <span key={value} class={odd ? "color odd" : "color"}>
        {children}
      </span>
    );
  return (
    <div
      class="seen-colors"
      role="group"
      aria-label={choosing ? "Content of the place" : "Units of each color"}
      // Arrow keys scroll a long list, in which nothing else can be reached.
      tabindex={choosing ? undefined : 0}
    >
      {board.colors.map(({ name, rgb, units }, color) => {
        if (units === 0 && !choosing) return null;
        const odd = uneven ? oddity(units, board.capacity) : "";
        return item(
          color,
          odd,
          <>
            <span class="dot" style={{ background: rgb }} />
            <span>
              {name || "another color"} <b>{units}</b>
              {odd && <span class="small"> {odd}</span>}
            </span>
          </>,
        );
      })}
      {choosing && (
        <button class="quiet" onClick={onPickAnother}>
          another color
        </button>
      )}
      {choosing && item("empty", "", "empty")}
      {choosing && item("hidden", "", "hidden (?)")}
    </div>
  );
}
