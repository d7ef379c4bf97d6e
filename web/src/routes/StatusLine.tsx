// The line above a board: a hint, a refusal, how the game stands, or the next step.
// SPDX-License-Identifier: MIT
import type { Hint } from "@decant/core";
import { X } from "lucide";
import type { ComponentChildren } from "preact";
import { type Address, format } from "../address";
import { Icon } from "../Icon";
import { inWords, textOf } from "../position/moves";
import { remedy, sentence } from "../position/Trouble";
import type { HintState } from "./use-hint";
import type { Standing } from "./use-standing";
import { moves } from "./verdict";

/** Milliseconds for which it is said why a tap did nothing. */
export const refusalTime = 4000;

function look({ look_at: at }: Hint): string {
  if (!at) return "It is already solved.";
  return "tube" in at
    ? `It can still be solved. Look at tube ${at.tube + 1}.`
    : `It can still be solved. Look at the ${at.token} on ${at.node}.`;
}

function told(hint: Hint, rung: number): string {
  if (hint.status === "unknown") return "Not known: there was not enough time to tell.";
  if (hint.status === "unsolvable") {
    if (hint.lost_by) return `It can no longer be solved. Move ${hint.lost_by.move} lost it.`;
    return hint.hopeless_from_start ? "It could not be solved from the start." : "It can no longer be solved.";
  }
  if (rung === 1) return "It can still be solved.";
  if (rung === 2 || !hint.next) return look(hint);
  if (rung === 3 || !hint.moves) return `Next: ${inWords(hint.next)}.`;
  return `${moves(hint.moves.length)} from here: ${hint.moves.map(textOf).join("  ")}`;
}

function stuck(standing: Standing | null): string {
  const { winnable, hopeless } = standing ?? {};
  if (hopeless) return "No moves are left. It could not be solved from the start.";
  if (winnable === undefined) return "No moves are left. Undo some, or restart.";
  return `No moves are left. It can still be won from ${winnable ? `move ${winnable}` : "the start"}.`;
}

function lost({ winnable, hopeless }: Standing): string {
  if (hopeless) return "This cannot be solved.";
  return `This can no longer be solved.${winnable === undefined ? "" : ` Move ${winnable + 1} lost it.`}`;
}

function Back({ to, onBackTo }: { to: number | undefined; onBackTo: (made: number) => void }) {
  if (to === undefined) return null;
  return <button onClick={() => onBackTo(to)}>{to ? `Back to move ${to}` : "Back to the start"}</button>;
}

/** Names the example that a level is, if it is one. */
export const ExampleName = ({ of: { example } }: { of: { example?: string | undefined } }) =>
  example ? <p class="small soft">Example: {example}</p> : null;

interface HintProps extends HintState {
  onMore: () => void;
  onClose: () => void;
  /** The address where the whole plan is played. */
  plan: Address;
}

function HintLine({ rung, hint, asking, error, onBackTo, onMore, onClose, plan }: HintProps & Pick<Props, "onBackTo">) {
  const words = hint ? told(hint, rung) : error ? `${sentence(error.message)} ${remedy(error)}` : "Looking…";
  return (
    <>
      <p title={words}>{words}</p>
      <Back to={hint?.lost_by ? hint.lost_by.move - 1 : undefined} onBackTo={onBackTo} />
      {hint?.status === "solved" && rung < 4 && (
        <button disabled={asking} onClick={onMore} aria-label="Tell me more">
          {asking ? "Looking…" : "More"}
        </button>
      )}
      {hint?.status === "solved" && rung === 4 && (
        <a class="button" href={format(plan)}>
          See it played
        </a>
      )}
      <button class="quiet icon" onClick={onClose} aria-label="Close the hint" title="Close">
        <Icon of={X} />
      </button>
    </>
  );
}

interface Props {
  hint?: HintProps;
  /** Why the last tap did nothing. */
  refusal: string;
  stuck?: boolean;
  standing: Standing | null;
  onBackTo: (made: number) => void;
  /** Whether it changes too fast to be read aloud. */
  quiet?: boolean;
  /** The line when all is well. */
  children: ComponentChildren;
}

export function StatusLine({ hint, refusal, stuck: ended, standing, onBackTo, quiet, children }: Props) {
  return (
    <div class="line" aria-live={quiet ? "off" : "polite"}>
      {refusal ? (
        <p>{refusal}</p>
      ) : hint && (hint.asking || hint.hint || hint.error) ? (
        <HintLine {...hint} onBackTo={onBackTo} />
      ) : ended || standing ? (
        <>
          <p>{ended ? stuck(standing) : lost(standing!)}</p>
          <Back to={standing?.winnable} onBackTo={onBackTo} />
        </>
      ) : (
        <p>{children}</p>
      )}
    </div>
  );
}
