// The draft, kept by the browser and in the address, with the core's reading of it.
// SPDX-License-Identifier: MIT
import type { DecantError, MapView } from "@decant/core";
import { useEffect } from "preact/hooks";
import { core } from "../core";
import { note } from "../router";
import { type History, storedHistory } from "../history";
import { isText, stored } from "../stored";
import { useAnswer } from "../use-answer";
import { type Draft, emptyDraft, fromView, isDraft, type Spot, toText } from "./draft";
import { centered, wide } from "./ground";

export const kept = storedHistory("map", emptyDraft, isDraft);
const keptCode = stored("map-code", "", isText); // of the last draft that was complete

/** The core's reading of a draft. */
export interface Told {
  code?: string;
  view?: MapView;
  error?: DecantError;
  spot?: Spot;
}

/** Whether a level of an address is not the one that was drawn here last. */
export const isForeign = (level: string): boolean => level !== "" && level !== keptCode.value;

/** The map of a level as a drawing for this screen; nothing if the level is not a map. */
export const drawn = (level: string): Promise<Draft | undefined> =>
  core.position({ level }).then(({ view }) => (view.kind === "map" ? centered(fromView(view, !wide())) : undefined));

/** Reads the level of the address, unless it was drawn here; returns its error until something is drawn. */
export function useOpened(level: string, draft: Draft, onOpen: (draft: Draft) => void): DecantError | undefined {
  const { value } = useAnswer(level, async (signal) => {
    if (!isForeign(level)) return;
    try {
      const opened = await drawn(level);
      if (opened && !signal.aborted) onOpen(opened);
    } catch (error) {
      return { error: error as DecantError, instead: draft };
    }
  });
  return value?.instead === draft ? value.error : undefined;
}

/** Keeps the draft, has the core check it, and puts it into the address when it is a level. */
export function useChecked(history: History<Draft>): { told: Told; fresh: boolean } {
  const draft = history.present;
  useEffect(() => void (kept.value = history), [history]);
  const { value: told = {}, fresh } = useAnswer<Told>(draft, async (signal) => {
    if (draft.nodes.length === 0) return {};
    const { text, spot } = toText(draft);
    try {
      const { start, view } = await core.position({ level: text });
      if (!signal.aborted) {
        keptCode.value = start;
        note({ route: "map", level: start });
      }
      return { code: start, view: view as MapView };
    } catch (problem) {
      const error = problem as DecantError;
      return { error, spot: error.line ? spot(error.line, error.column ?? 1) : null };
    }
  });
  return { told, fresh };
}
