// The buttons under a plan: one step or all of them, back and forth, and playing by itself.
// SPDX-License-Identifier: MIT
import { ChevronLeft, ChevronRight, type IconNode, Pause, Play, SkipBack, SkipForward } from "lucide";
import { Icon } from "../Icon";
import type { Playback } from "./use-playback";

interface Props extends Omit<Playback, "back"> {
  length: number;
  /** Undefined where nothing was made yet. */
  back: (() => void) | undefined;
}

function Step({ label, icon, onClick }: { label: string; icon: IconNode; onClick: (() => void) | false | undefined }) {
  return (
    <button class="quiet icon" disabled={!onClick} onClick={onClick || undefined} aria-label={label} title={label}>
      <Icon of={icon} size={24} />
    </button>
  );
}

export function Controls({ at, length, playing, to, back, forth, toggle }: Props) {
  const ended = at >= length;
  return (
    <div class="controls under" role="group" aria-label="Playback">
      <Step label="First (Home)" icon={SkipBack} onClick={at > 0 && (() => to(0))} />
      <Step label="Back (left)" icon={ChevronLeft} onClick={back} />
      <button class="main" onClick={toggle} title="Space">
        <Icon of={playing ? Pause : Play} />
        {playing ? "Pause" : ended ? "Again" : "Play"}
      </button>
      <Step label="Forward (right)" icon={ChevronRight} onClick={!ended && forth} />
      <Step label="Last (End)" icon={SkipForward} onClick={!ended && (() => to(length))} />
      <span class="at" aria-live={playing ? "off" : "polite"}>
        {at}
        <span class="soft">/{length}</span>
      </span>
    </div>
  );
}
