// The draft, kept by the browser and in the address, with its way back.
// SPDX-License-Identifier: MIT
import { useState } from "preact/hooks";
import { core } from "../core";
import { note } from "../router";
import { stored } from "../stored";
import { useAnswer } from "../use-answer";
import { blank, draftOf, isDraft, levelCode, type Draft } from "./draft";

const kept = stored("draft", blank, isDraft);

const isBlank = (draft: Draft) => draft.tubes.every((units) => units.length === 0);

export function useDraft(address: string) {
  const draft = kept.value;
  const [past, remember] = useState<Draft[]>([]);
  const [future, foresee] = useState<Draft[]>([]);

  function show(next: Draft) {
    kept.value = next;
    note({ route: "enter", level: isBlank(next) ? "" : levelCode(next) });
  }

  useAnswer(address, async (signal) => {
    if (!address) return show(draft);
    if (address === levelCode(draft)) return;
    const { view } = await core.position({ level: address, partial: true });
    const read = view.kind === "board" && draftOf(view);
    if (!read || signal.aborted) return;
    remember([...past, draft]);
    show(read);
  });

  return {
    draft,
    change(next: Draft | null) {
      if (!next) return;
      remember([...past.slice(-199), draft]);
      foresee([]);
      show(next);
    },
    undo: past.length
      ? () => {
          foresee([...future, draft]);
          remember(past.slice(0, -1));
          show(past.at(-1)!);
        }
      : undefined,
    redo: future.length
      ? () => {
          remember([...past, draft]);
          foresee(future.slice(0, -1));
          show(future.at(-1)!);
        }
      : undefined,
  };
}
