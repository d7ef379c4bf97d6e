// A hint in words.
// SPDX-License-Identifier: MIT
import type { Hint } from "@decant/core";
import { X } from "lucide";
import { Icon } from "../Icon";
import { inWords, textOf } from "../position/moves";
import { Trouble } from "../position/Trouble";
import type { HintState } from "./use-hint";
import { moves } from "./verdict";

/** Moves of a long plan that are told; the others are for Solve. */
const shown = 8;

function look({ look_at: at }: Hint): string {
  if (!at) return "It is solved already.";
  return "tube" in at
    ? `It can still be solved. Look at tube ${at.tube + 1}.`
    : `It can still be solved. Look at the ${at.token} on ${at.node}.`;
}

function sentence(hint: Hint, rung: number): string {
  if (hint.status === "unknown") return "Not known: there was not enough time to tell.";
  if (hint.status === "unsolvable") {
    if (hint.lost_by) return `It can no longer be solved. Move ${hint.lost_by.move} lost it.`;
    return hint.hopeless_from_start ? "It could not be solved from the start." : "It can no longer be solved.";
  }
  if (rung === 1) return "It can still be solved.";
  if (rung === 2 || !hint.next) return look(hint);
  if (rung === 3 || !hint.moves) return `Next: ${inWords(hint.next)}.`;
  const first = hint.moves.slice(0, shown).map(textOf).join("  ");
  return `${moves(hint.moves.length)} from here: ${first}${hint.moves.length > shown ? " …" : ""}`;
}

interface Props extends HintState {
  onBackTo: (made: number) => void;
  onMore: () => void;
  onClose: () => void;
  /** The address where the whole plan is played. */
  plan: string;
}

export function HintNote({ rung, hint, asking, error, onBackTo, onMore, onClose, plan }: Props) {
  if (error) return <Trouble error={error} />;
  if (!hint && !asking) return null;
  return (
    <div class="note hint" aria-live="polite">
      <p>{hint ? sentence(hint, rung) : "Looking…"}</p>
      <div class="row">
        {hint?.lost_by && <button onClick={() => onBackTo(hint.lost_by!.move - 1)}>Back to before it</button>}
        {hint?.status === "solved" && rung < 4 && (
          <button class="quiet" disabled={asking} onClick={onMore}>
            {asking ? "Looking…" : "Tell me more"}
          </button>
        )}
        {hint?.status === "solved" && rung === 4 && (
          <a class="button quiet" href={plan}>
            See it played
          </a>
        )}
        <button class="quiet icon" onClick={onClose} aria-label="Close the hint" title="Close">
          <Icon of={X} />
        </button>
      </div>
    </div>
  );
}
