// The draft between what is kept, what the core says of it, and the address.
// SPDX-License-Identifier: MIT
import type { DecantError, MapView } from "@decant/core";
import { useEffect } from "preact/hooks";
import { core } from "../core";
import { note } from "../router";
import { stored } from "../stored";
import { type Draft, emptyDraft, fromView, type Spot, toText } from "./draft";
import { centered, wide } from "./ground";

export const kept = stored<Draft>("map", emptyDraft);
const keptCode = stored("map-code", ""); // of the last draft that was complete

/** What the core says of a draft. */
export interface Told {
  code?: string;
  view?: MapView;
  error?: DecantError;
  spot?: Spot;
}

/** Whether a level of an address is not the one that was drawn here last. */
export const isForeign = (level: string): boolean => level !== "" && level !== keptCode.value;

/** The map of a level as a drawing for this screen; nothing if the level is no map. */
export const drawn = (level: string): Promise<Draft | undefined> =>
  core.position({ level }).then(({ view }) => (view.kind === "map" ? centered(fromView(view, !wide())) : undefined));

/** Reads the level of the address, unless it is what was drawn here. */
export function useOpened(level: string, onOpen: (draft: Draft) => void, tell: (told: Told) => void) {
  useEffect(() => {
    if (!isForeign(level)) return;
    drawn(level).then(
      (draft) => draft && onOpen(draft),
      (error: DecantError) => tell({ error }),
    );
  }, [level]);
}

/** Keeps the draft, has the core check it, and puts it into the address when it is a level. */
export function useChecked(draft: Draft, tell: (told: Told) => void) {
  useEffect(() => {
    kept.value = draft;
    if (draft.nodes.length === 0) return tell({});
    let wanted = true;
    const { text, spot } = toText(draft);
    core.position({ level: text }).then(
      ({ start, view }) => {
        if (!wanted) return;
        keptCode.value = start;
        tell({ code: start, view: view as MapView });
        note({ route: "map", level: start });
      },
      (error: DecantError) => wanted && tell({ error, spot: error.line ? spot(error.line, error.column ?? 1) : null }),
    );
    return () => {
      wanted = false;
    };
  }, [draft]);
}
