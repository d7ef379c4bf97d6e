// The palettes can be told apart, by people of any color vision.
// SPDX-License-Identifier: MIT
import { describe, expect, test } from "vitest";
import { paint, safe, vivid, type Swatch } from "../src/palette";

type Triple = [number, number, number];

// Björn Ottosson, A perceptual color space for image processing, 2020.
function linear([, L, C, hue]: Swatch): Triple {
  const a = C * Math.cos((hue * Math.PI) / 180);
  const b = C * Math.sin((hue * Math.PI) / 180);
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

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

function seen(swatch: Swatch, eye: number[]): Triple {
  const color = linear(swatch);
  const cone = (row: number) => color.reduce((sum, part, i) => sum + part * eye[3 * row + i]!, 0);
  return perceived([cone(0), cone(1), cone(2)].map((part) => Math.min(1, Math.max(0, part))) as Triple);
}

function smallestDifference(swatches: readonly Swatch[], eye: number[]): number {
  const points = swatches.map((swatch) => seen(swatch, eye));
  return Math.min(
    ...points.flatMap((p, i) => points.slice(0, i).map((q) => Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]))),
  );
}

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

test.each([
  ["vivid", vivid],
  ["safe", safe],
])("all colors of the palette %s can be shown on a screen", (_, palette) => {
  for (const swatch of palette) {
    for (const part of linear(swatch)) {
      expect(part, swatch[0]).toBeGreaterThan(-0.005);
      expect(part, swatch[0]).toBeLessThan(1.005);
    }
  }
});

const named = (...names: string[]) => paint(names.map((name) => ({ name })));
const look = (swatches: number[]) => swatches.map((swatch) => vivid[swatch]![0]);

test("a color that has a name looks like it, and others take what is left", () => {
  expect(look(named("first", "Dark_Blue", "RED", "second"))).toEqual(["blue", "navy", "red", "green"]);
});

test("a letter always looks the same", () => {
  expect(named("C", "A")).toEqual([2, 0]);
});

test("no swatch is taken twice while there are some left", () => {
  expect(
    new Set(named("red", "A", "B", "x", "1", "2", "X", ...Array.from({ length: 17 }, (_, i) => `c${i}`))).size,
  ).toBe(24);
  expect(named(...Array.from({ length: 62 }, (_, i) => `c${i}`))).toHaveLength(62);
});
