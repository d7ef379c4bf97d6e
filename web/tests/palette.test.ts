// The palettes can be told apart, by people of any color vision.
// SPDX-License-Identifier: MIT
import { describe, expect, test } from "vitest";
import { type BoardView, connect } from "@decant/core";
import { ink, lineOf, palette, partsOf } from "../src/palette";

type Triple = [number, number, number];

/** IEC 61966-2-1. */
const linear = (color: string) =>
  partsOf(color).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as Triple;

// Björn Ottosson, A perceptual color space for image processing, 2020.
function perceived([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

// Machado, Oliveira and Fernandes, A physiologically-based model for simulation of color vision deficiency, 2009, severity 1.
const eyes = {
  usual: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  "without red cones": [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  "without green cones": [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  "without blue cones": [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

function seen(swatch: string, eye: number[]): Triple {
  const color = linear(swatch);
  const cone = (row: number) => color.reduce((sum, part, i) => sum + part * eye[3 * row + i]!, 0);
  return perceived([cone(0), cone(1), cone(2)].map((part) => Math.min(1, Math.max(0, part))) as Triple);
}

const distance = (p: Triple, q: Triple) => Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);

function smallestDifference(swatches: readonly string[], eye: number[]): number {
  const points = swatches.map((swatch) => seen(swatch, eye));
  return Math.min(...points.flatMap((p, i) => points.slice(0, i).map((q) => distance(p, q))));
}

const vivid = palette.map((swatch) => swatch.vivid);
const safe = palette.map((swatch) => swatch.safe);

test("vivid colors differ for usual eyes", () => {
  expect(smallestDifference(vivid, eyes.usual)).toBeGreaterThan(0.118);
});

describe.each(Object.entries(eyes))("safe colors, eyes %s", (_, eye) => {
  test("all 24 differ", () => expect(smallestDifference(safe, eye)).toBeGreaterThan(0.065));
  test("the first 12 differ more", () => expect(smallestDifference(safe.slice(0, 12), eye)).toBeGreaterThan(0.09));
});

test("the measure finds colors that cannot be told apart", () => {
  expect(smallestDifference(vivid, eyes["without green cones"])).toBeLessThan(0.04);
});

// Letters that people take for each other in some typeface, even if their lines differ.
const alike: Record<string, string> = {
  l: "i",
  "1": "i",
  Q: "o",
  "0": "o",
  "5": "s",
  "2": "z",
  "8": "b",
  "6": "b",
  "9": "g",
};
const shapeOf = (letter: string) => alike[letter] ?? letter.toLowerCase();

describe("the letters of codes", async () => {
  const core = connect();
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"];
  const colorsOf = async (count: number) =>
    ((await core.position({ level: `water1:${letters.slice(0, count).join("/")}` })).view as BoardView).colors;
  const all = await colorsOf(62);
  const forty = await colorsOf(40);
  core.close();

  const pairs = all.flatMap((one, i) => all.slice(0, i).map((other) => [one, other] as const));

  test("look the same in a level of 40 colors and in one of 62", () => expect(forty).toEqual(all.slice(0, 40)));

  test.each(["Il1", "Oo0", "Cc", "Kk", "Ss5", "Zz2", "Bb8"])("that are alike differ in their lines: %s", (set) => {
    const lines = [...set].map(lineOf);
    expect(new Set(lines).size).toBe(lines.length);
  });

  describe.each(["vivid", "safe"] as const)("in the %s palette", (name) => {
    test.each(Object.entries(eyes))("differ in color where they are alike, for eyes %s", (_, eye) => {
      const points = palette.map((swatch) => seen(swatch[name], eye));
      for (const [one, other] of pairs) {
        if (shapeOf(one.letter) !== shapeOf(other.letter)) continue;
        expect(distance(points[one.swatch]!, points[other.swatch]!), `${one.letter} ${other.letter}`).toBeGreaterThan(
          0.08,
        );
      }
    });
  });
});

test("the table of the core has 24 colors, each with a name of its own", () => {
  expect(new Set(palette.map(({ name }) => name)).size).toBe(24);
  for (const { vivid, safe } of palette) expect(`${vivid} ${safe}`).toMatch(/^#[0-9a-f]{6} #[0-9a-f]{6}$/);
});

test("ink can be read on each color", () => {
  const luminance = (color: string) => {
    const [r, g, b] = linear(color);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  for (const fill of palette.flatMap(({ vivid, safe }) => [vivid, safe])) {
    const [dark, light] = [luminance(fill), luminance(ink(fill).replace("#fff", "#ffffff"))].sort((a, b) => a - b) as [
      number,
      number,
    ];
    expect((light + 0.05) / (dark + 0.05), fill).toBeGreaterThan(3);
  }
});
