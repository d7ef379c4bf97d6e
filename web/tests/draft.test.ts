// Typing a level.
// SPDX-License-Identifier: MIT
import type { BoardView } from "@decant/core";
import { expect, test } from "vitest";
import {
  added,
  blank,
  countOf,
  draftOf,
  levelCode,
  missing,
  nextTube,
  removed,
  resized,
  viewOf,
  type Draft,
} from "../src/editor/draft";
import { withRule } from "../src/editor/own-rules";

const type = (draft: Draft, units: number[]) =>
  units.reduce((now, color) => added(now, nextTube(now, 0), color) ?? now, draft);

const draftOfPlain = (view: BoardView) => draftOf(view, "");

const small = resized(blank, { colors: 2, capacity: 2, empties: 1 });

test("units fill one tube after the other", () => {
  const draft = type(small, [0, 1, 1, 0]);
  expect(draft.tubes).toEqual([[0, 1], [1, 0], []]);
  expect(levelCode(draft)).toBe("water2:AB/BA/-");
  expect(missing(draft)).toBe(0);
});

test("no color has more units than fill a tube, and no tube more than it holds", () => {
  expect(added(type(small, [0, 0]), 1, 0)).toBeNull();
  expect(added(type(small, [0, 1]), 0, 1)).toBeNull();
  expect(added(small, 0, 2)).toBeNull();
});

test("a tube typed from the top is turned for the solver, and hangs from the top on the screen", () => {
  const draft = { ...type(small, [0, 1, 1]), topFirst: true };
  expect(levelCode(draft)).toBe("water2:BA/B/-");
  expect(viewOf(draft).tubes.map((tube) => tube.units)).toEqual([[1, 0], [-2, 1], []]);
});

test("the last unit is taken back", () => {
  expect(removed(type(small, [0, 1]), 0)?.tubes[0]).toEqual([0]);
  expect(removed(small, 0)).toBeNull();
});

test("a smaller size drops colors, tubes and units that no longer fit", () => {
  const draft = type(resized(blank, { colors: 3, capacity: 3, empties: 1 }), [0, 1, 2, 2, 1, 0, 0, 1, 2]);
  const less = resized(draft, { colors: 2, capacity: 2 });
  expect(less.tubes).toEqual([[0, 1], [1], [0]]);
  expect(countOf(less, 2)).toBe(0);
});

test("more colors take swatches that are free", () => {
  const draft = { ...small, colors: [1, 2] };
  expect(resized(draft, { colors: 4 }).colors).toEqual([1, 2, 0, 3]);
});

test("a board that was pasted keeps the look of its colors", () => {
  const draft = draftOfPlain({
    kind: "board",
    balls: true,
    colors: [
      { name: "blue", letter: "A", swatch: 1 },
      { name: "gold", letter: "B", swatch: 23 },
    ],
    tubes: [
      { capacity: 2, units: [0, 1] },
      { capacity: 2, units: [1, 0] },
      { capacity: 2, units: [] },
    ],
  });
  expect(draft?.colors).toEqual([1, 23]);
  expect(levelCode(draft!)).toBe("ball2:BX/XB/-");
});

test("a property of a tube that the editor does not know is not lost", () => {
  const colors = [{ name: "blue", letter: "A", swatch: 1 }];
  const sealed = { capacity: 2, units: [], sealed: true };
  expect(
    draftOfPlain({ kind: "board", balls: false, colors, tubes: [{ capacity: 2, units: [0, 0] }, sealed] }),
  ).toBeNull();
});

test("hidden units and unequal tubes are left to the paste box", () => {
  const colors = [{ name: "blue", letter: "A", swatch: 1 }];
  expect(draftOfPlain({ kind: "board", balls: false, colors, tubes: [{ capacity: 2, units: [0, -1] }] })).toBeNull();
  expect(
    draftOfPlain({
      kind: "board",
      balls: false,
      colors,
      tubes: [
        { capacity: 2, units: [0, 0] },
        { capacity: 1, units: [] },
      ],
    }),
  ).toBeNull();
});

test("a tube has the rules that are chosen, and they are read back", () => {
  const own = withRule(withRule(withRule([], 2, "gives", "no"), 1, "accepts", "B"), 0, "gives", "no");
  const draft = { ...type(small, [0, 1, 1, 0]), own };
  expect(levelCode(draft)).toBe("water2:AB/BA/-:accepts=B@2:gives=no@1+3");
  expect(draftOfPlain(viewOf(draft))).toEqual({ ...draft, own: [{ gives: "no" }, { accepts: "B" }, { gives: "no" }] });
  expect(levelCode({ ...draft, own: withRule(withRule(own, 0, "gives", ""), 2, "gives", "") })).toBe(
    "water2:AB/BA/-:accepts=B@2",
  );
});

test("a closed tube is seen as closed", () => {
  const draft = { ...small, own: withRule([], 1, "opens", "done.A") };
  expect(viewOf(draft).tubes.map((tube) => tube.closed)).toEqual([undefined, true, undefined]);
  expect(levelCode(draft)).toBe("water2:-/-/-:opens=done.A@2");
});

test("rules that name colors follow them, and go with them", () => {
  const colors = [
    { name: "blue", letter: "A", swatch: 1 },
    { name: "gold", letter: "B", swatch: 3 },
  ];
  const tubes: BoardView["tubes"] = [
    { capacity: 2, units: [0, 1], rules: { opens: "done.gold" }, closed: true },
    { capacity: 2, units: [1, 0] },
    { capacity: 2, units: [], rules: { accepts: "blue" } },
  ];
  const draft = draftOfPlain({ kind: "board", balls: false, colors, tubes })!;
  expect(levelCode(draft)).toBe("water2:BD/DB/-:accepts=B@3:opens=done.D@1");
  expect(levelCode(resized(draft, { colors: 1 }))).toBe("water2:B/B");
});

test("a level with more than rules of tubes is left to the paste box", () => {
  const draft = { ...type(small, [0, 1, 1, 0]), own: withRule([], 2, "gives", "no") };
  expect(draftOf(viewOf(draft), "water2:AB/BA/-:gives=no@3")).not.toBeNull();
  for (const more of ["complete=locks", "sorts=A", "goal=full"])
    expect(draftOf(viewOf(draft), `water2:AB/BA/-:gives=no@3:${more}`)).toBeNull();
});

test("a rule that the editor does not offer is left to the paste box", () => {
  const colors = [{ name: "blue", letter: "A", swatch: 1 }];
  const ruled = { capacity: 2, units: [], rules: { opens: "done.blue+not.moves.3" }, closed: true };
  expect(
    draftOfPlain({ kind: "board", balls: false, colors, tubes: [{ capacity: 2, units: [0, 0] }, ruled] }),
  ).toBeNull();
});
