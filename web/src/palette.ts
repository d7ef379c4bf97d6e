// The colors of the liquids, and which one each color of a level gets.
// SPDX-License-Identifier: MIT

/** A name, and lightness, chroma and hue in OKLCH. */
export type Swatch = readonly [name: string, lightness: number, chroma: number, hue: number];

/** Neighbors differ in hue and in lightness. */
export const vivid: readonly Swatch[] = [
  ["red", 0.58, 0.22, 27],
  ["blue", 0.55, 0.194, 257],
  ["green", 0.638, 0.179, 149],
  ["yellow", 0.913, 0.177, 100],
  ["purple", 0.439, 0.18, 312],
  ["orange", 0.765, 0.174, 64],
  ["cyan", 0.851, 0.125, 213],
  ["pink", 0.831, 0.114, 349],
  ["brown", 0.46, 0.09, 60],
  ["lime", 0.806, 0.204, 135],
  ["grey", 0.637, 0.004, 240],
  ["navy", 0.304, 0.132, 269],
  ["teal", 0.526, 0.092, 190],
  ["magenta", 0.591, 0.225, 338],
  ["maroon", 0.346, 0.134, 7],
  ["light blue", 0.723, 0.115, 241],
  ["olive", 0.545, 0.124, 117],
  ["beige", 0.855, 0.064, 78],
  ["black", 0.352, 0.006, 220],
  ["white", 0.97, 0.001, 190],
  ["mint", 0.905, 0.105, 158],
  ["lavender", 0.726, 0.109, 309],
  ["coral", 0.706, 0.142, 26],
  ["gold", 0.658, 0.134, 87],
];

/** Any two differ for people of each of the three kinds of color blindness, the first ones most. */
export const safe: readonly Swatch[] = [
  ["red", 0.6, 0.248, 29],
  ["blue", 0.345, 0.219, 276],
  ["green", 0.541, 0.132, 156],
  ["yellow", 0.847, 0.115, 113],
  ["purple", 0.3, 0.145, 319],
  ["orange", 0.731, 0.167, 64],
  ["cyan", 0.856, 0.129, 211],
  ["pink", 0.739, 0.061, 340],
  ["brown", 0.412, 0.125, 42],
  ["lime", 0.916, 0.236, 128],
  ["grey", 0.615, 0.019, 234],
  ["navy", 0.493, 0.169, 283],
  ["teal", 0.403, 0.074, 182],
  ["magenta", 0.503, 0.188, 341],
  ["maroon", 0.304, 0.125, 26],
  ["light blue", 0.665, 0.147, 260],
  ["olive", 0.696, 0.071, 126],
  ["beige", 0.922, 0.075, 81],
  ["black", 0.302, 0.014, 286],
  ["white", 0.97, 0, 60],
  ["mint", 0.822, 0.071, 174],
  ["lavender", 0.778, 0.12, 290],
  ["coral", 0.599, 0.163, 17],
  ["gold", 0.812, 0.17, 78],
];

export const palettes = { vivid, safe };

const synonyms: Record<string, string> = {
  gray: "grey",
  "navy blue": "navy",
  "dark blue": "navy",
  "baby blue": "light blue",
  "sky blue": "light blue",
  sky: "light blue",
  violet: "purple",
  "light green": "lime",
  aqua: "cyan",
  turquoise: "teal",
};

function named(name: string): number {
  const plain = name.toLowerCase().replace(/[-_ ]+/g, " ");
  return vivid.findIndex(([word]) => word === (synonyms[plain] ?? plain));
}

/** A letter stands for the swatch of its place in the alphabet, so that a code looks the same wherever it is opened. */
function lettered(name: string): number {
  const place = name.length === 1 ? name.charCodeAt(0) - 65 : -1;
  return place < vivid.length ? place : -1;
}

/** For each color the number of its swatch. More colors than swatches share them, and are told apart by letters. */
export function paint(colors: readonly { name: string }[]): number[] {
  const taken = new Set<number>();
  const take = (swatch: number) => (swatch < 0 || taken.has(swatch) ? -1 : (taken.add(swatch), swatch));
  const wished = colors.map(({ name }) => take(Math.max(named(name), lettered(name))));
  let next = 0;
  return wished.map((swatch) => {
    if (swatch >= 0) return swatch;
    while (taken.has(next) && taken.size < vivid.length) next++;
    taken.add(next);
    return next++ % vivid.length;
  });
}

export const css = ([, lightness, chroma, hue]: Swatch) => `oklch(${lightness} ${chroma} ${hue})`;

/** Ink that can be read on the swatch. */
export const ink = ([, lightness]: Swatch) => (lightness < 0.64 ? "#fff" : "#10141a");
