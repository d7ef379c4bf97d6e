// No file imports itself, directly or through others.
// SPDX-License-Identifier: MIT
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../src");
const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name));

/** The files of the page that one names, also those of which it only takes a type. */
function named(file: string): string[] {
  const paths = readFileSync(join(root, file), "utf8").matchAll(/\bfrom "(\.[^"]*)"/g);
  return [...paths].flatMap(([, path]) =>
    ["", ".ts", ".tsx"].map((ending) => join(dirname(file), path + ending)).filter((name) => files.includes(name)),
  );
}

test("imports go round in no circle", () => {
  const needs = new Map(files.map((file) => [file, named(file)]));
  expect(needs.get("main.tsx")).not.toEqual([]);
  // Files that need none of the others left are taken away, until nothing or a circle is left.
  for (let before = Infinity; needs.size < before;) {
    before = needs.size;
    for (const [file, needed] of needs) if (!needed.some((other) => needs.has(other))) needs.delete(file);
  }
  expect([...needs.keys()]).toEqual([]);
});
