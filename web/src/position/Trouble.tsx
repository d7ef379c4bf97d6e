// An error of the core: what is wrong, and what to do.
// SPDX-License-Identifier: MIT
import type { Problem } from "@decant/core";

export const sentence = (text: string) =>
  text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? "" : ".");

type Told = Pick<Problem, "message" | "remedy" | "ways"> & Partial<Pick<Problem, "readings">>;

// A page has no keys to set, so the other ways out are what helps here.
export const remedy = ({ remedy = "", ways = [], readings = [] }: Omit<Told, "message">) => {
  if (readings.length > 0) return "Paste it to choose the one that you mean.";
  const here = ways.filter(({ keys }) => keys.length === 0).map(({ text }) => text);
  return remedy && sentence(here.length > 0 ? here.join(", or ") : remedy);
};

export function Trouble({ error }: { error: Told }) {
  return (
    <div class="note trouble" role="alert">
      <p>{sentence(error.message)}</p>
      {error.remedy && <p class="soft">{remedy(error)}</p>}
    </div>
  );
}
