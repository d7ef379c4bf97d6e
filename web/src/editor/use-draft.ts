// The draft, kept by the browser and in the address, with its way back.
// SPDX-License-Identifier: MIT
import { useState } from "preact/hooks";
import { core } from "../core";
import { change, redo, storedHistory, undo } from "../history";
import { note } from "../router";
import { useAnswer } from "../use-answer";
import { blank, draftOf, isBlank, isDraft, levelCode, type Draft } from "./draft";

const kept = storedHistory("draft", blank, isDraft);

export function useDraft(address: string) {
  const [history, set] = useState(kept.value);
  const draft = history.present;

  function show(next: typeof history) {
    set(next);
    kept.value = next;
    note({ route: "enter", level: isBlank(next.present) ? "" : levelCode(next.present) });
  }

  useAnswer(address, async (signal) => {
    if (!address) return show(history);
    if (address === levelCode(draft)) return;
    const { view } = await core.position({ level: address, partial: true });
    const read = view.kind === "board" && draftOf(view, address);
    if (read && !signal.aborted) show(change(history, read));
  });

  return {
    draft,
    change(next: Draft | null) {
      if (next) show(change(history, next));
    },
    undo: history.past.length ? () => show(undo(history)) : undefined,
    redo: history.future.length ? () => show(redo(history)) : undefined,
  };
}
