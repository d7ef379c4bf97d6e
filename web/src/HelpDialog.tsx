// The dialog that lists the keys.
// SPDX-License-Identifier: MIT
import { signal } from "@preact/signals";
import { Dialog } from "./Dialog";

export const helpOpen = signal(false);

const keys: [title: string, rows: [keys: string, action: string][]][] = [
  [
    "Play",
    [
      ["1 2 3 …", "choose a tube, then where it goes"],
      ["Arrows, Enter", "the same with the keyboard; Esc puts it down"],
      ["U or Ctrl+Z", "undo"],
      ["R or Ctrl+Y", "redo"],
      ["Home", "restart"],
      ["H", "hint; again for more"],
      ["Space", "play the best move"],
      ["S", "solve from here"],
      ["N", "new level of this size"],
    ],
  ],
  [
    "Solve",
    [
      ["← → or K J", "one step back, forward"],
      ["Home End", "first, last position"],
      ["Space", "play, pause"],
      ["1 2 3 …", "make another move instead, and solve from there"],
      ["Esc", "cancel the search"],
    ],
  ],
  [
    "Enter",
    [
      ["1 2 3 … or letters", "place a color"],
      ["← →", "another tube"],
      ["Backspace", "undo one unit"],
      ["Ctrl+Z, Ctrl+Y", "undo, redo"],
      ["Enter", "play"],
    ],
  ],
  [
    "Picture",
    [
      ["Arrows", "another unit; above it, its tube"],
      ["Shift and arrows", "move the tube's frame; with Ctrl, its lower right corner"],
      ["1 2 3 …", "give it a color; Del empties it"],
      ["Esc", "let go of it"],
      ["Ctrl+Z", "undo"],
    ],
  ],
];

export function HelpDialog() {
  return (
    <Dialog title="Keys" open={helpOpen}>
      {keys.map(([title, rows]) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl class="keys">
            {rows.map(([key, action]) => (
              <div key={key}>
                <dt>{key}</dt>
                <dd>{action}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p class="soft small">
        The address holds everything on the page: copy it to share a level, a game or a solution.
      </p>
    </Dialog>
  );
}
