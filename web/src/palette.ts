// The colors of the liquids, from the table of the core. Which color of a level gets which of them is told by its views.
// SPDX-License-Identifier: MIT
import table from "../../src/present/palette.def?raw";

export interface Swatch {
  name: string;
  vivid: string;
  safe: string;
}

export const palette: readonly Swatch[] = [...table.matchAll(/^DECANT_SWATCH\("(.+)", 0x(\w{6}), 0x(\w{6})\)/gm)].map(
  ([, name, vivid, safe]) => ({ name: name!.replace("-", " "), vivid: `#${vivid}`, safe: `#${safe}` }),
);

/** Red, green and blue from 0 to 1. */
export const partsOf = (color: string) =>
  [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) / 255) as [number, number, number];

/** Ink that can be read on the color. */
export function ink(color: string): string {
  const [red, green, blue] = partsOf(color);
  return 0.299 * red + 0.587 * green + 0.114 * blue < 0.5 ? "#fff" : "#10141a";
}

/** Small letters are underlined and digits have a line above, as in the pictures of the core: `O`, `o` and `0` differ. */
export const lineOf = (letter: string) =>
  /[a-z]/.test(letter) ? "underline" : /\d/.test(letter) ? "overline" : undefined;
