// An error of the core: the problem, and its remedies.
// SPDX-License-Identifier: MIT
import type { Problem } from "@decant/core";
import type { ComponentChildren } from "preact";
import { offersOf } from "./offers";

export const sentence = (text: string) =>
  text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? "" : ".");

type Told = Pick<Problem, "message" | "remedy" | "ways"> & Partial<Pick<Problem, "readings">>;

// A page has no keys to set: only ways out without keys help here; those with keys are offered where a level is pasted.
export const remedy = ({ remedy = "", ways = [], readings = [] }: Omit<Told, "message">) => {
  if (readings.length > 0) return "Paste it to choose the one that you mean.";
  const here = ways.filter(({ keys }) => keys.length === 0).map(({ text }) => text);
  if (here.length === 0 && offersOf(ways).length > 0) return "Paste it to choose how it is meant.";
  return remedy && sentence(here.length > 0 ? here.join(", or ") : remedy);
};

interface Props {
  error: Told;
  /** Buttons for ways out, which need no words then. */
  children?: ComponentChildren;
}

export function Trouble({ error, children }: Props) {
  const needsWords = !children || error.ways?.some(({ keys }) => keys.length === 0);
  return (
    <div class="note trouble" role="alert">
      <p>{sentence(error.message)}</p>
      {error.remedy && needsWords && <p class="soft">{remedy(error)}</p>}
      {children}
    </div>
  );
}
