// Questions to the core about a picture, and about its corrections.
// SPDX-License-Identifier: MIT
import type { PictureReading } from "@decant/core";
import { core } from "../core";
import { nothing, stillAsked } from "./asked";
import type { Draft } from "./draft";

/** More than the core takes, which says so. */
const most = 50_000_001;

export async function seen(draft: Draft, signal: AbortSignal): Promise<PictureReading> {
  const { file, board, framed, asked, partial, capacity, byBrowser } = draft;
  const rules = draft.rules && { rules: draft.rules };
  if (board && !framed)
    return { ...(await core.readBoard({ board, ...rules, partial })), ...(byBrowser && { by_browser: true }) };
  const bytes = new Uint8Array(await file.slice(0, most).arrayBuffer());
  const frames = board?.tubes.map(({ frame }) => frame);
  const reading = await core.readPicture(
    bytes,
    { ...rules, partial, ...(frames && { frames }), ...(capacity !== null && { capacity }) },
    { signal },
  );
  return frames ? { ...reading, board: stillAsked(asked ?? nothing, frames, reading.board) } : reading;
}
