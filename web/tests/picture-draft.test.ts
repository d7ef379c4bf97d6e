// Corrections of a board that was seen in a picture.
// SPDX-License-Identifier: MIT
import type { SeenBoard } from "@decant/core";
import { expect, test } from "vitest";
import {
  answered,
  beside,
  contentOf,
  corrected,
  hiddenAs,
  isCorrections,
  oddity,
  mayLieElsewhere,
  openQuestions,
  placesInDoubt,
  questionWords,
  rareUnits,
  rowsIn,
  unitsOf,
  withColor,
  wordsOf,
} from "../src/picture/draft";
import { place } from "./seen";

const board: SeenBoard = {
  width: 10,
  height: 10,
  capacity: 2,
  has_balls: false,
  tubes: [
    {
      frame: [0, 0, 1, 2],
      row: 0,
      readable: true,
      places: [place(), place({ color: 1, confidence: 0.1, doubtful: true })],
    },
    {
      frame: [2, 0, 3, 2],
      row: 0,
      readable: true,
      places: [place({ color: 1 }), place({ state: "empty", color: null })],
    },
  ],
  colors: [
    { name: "red", rgb: "#ff0000", units: 1 },
    { name: "blue", rgb: "#0000ff", units: 2 },
  ],
  hidden_color: null,
  questions: [
    { doubt: "counts", words: "some do not fit", colors: [], box: [0, 0, 1, 1] },
    { doubt: "gap", words: "one may be missing", colors: [], box: [0, 0, 1, 1] },
  ],
};

test("a place that a person has said is in doubt no more, and others stay", () => {
  expect(placesInDoubt(board)).toEqual([{ tube: 0, place: 1 }]);
  const next = corrected(board, { tube: 0, place: 1 }, 0);
  expect(placesInDoubt(next)).toEqual([]);
  expect(next.tubes[0]!.places[1]).toMatchObject({ state: "unit", color: 0, confidence: 1 });
  expect(next.tubes[1]).toBe(board.tubes[1]);
  expect(contentOf(corrected(board, { tube: 0, place: 0 }, "hidden").tubes[0]!.places[0]!)).toBe("hidden");
  expect(corrected(board, { tube: 0, place: 0 }, "empty").tubes[0]!.places[0]!.color).toBe(null);
});

test("questions are open until they are answered; counts are not asked about where units are missing", () => {
  expect(openQuestions(board, { partial: false, rules: null }).map(({ doubt }) => doubt)).toEqual(["counts", "gap"]);
  expect(openQuestions(board, { partial: true, rules: null }).map(({ doubt }) => doubt)).toEqual(["gap"]);
  expect(answered(board, board.questions[1]!).questions.map(({ doubt }) => doubt)).toEqual(["counts"]);
});

test("which game it is, is asked until rules are chosen", () => {
  const unclear = { ...board, questions: [{ ...board.questions[0]!, doubt: "shape" as const }] };
  expect(openQuestions(unclear, { partial: true, rules: null })).toHaveLength(1);
  expect(openQuestions(unclear, { partial: true, rules: "ball" })).toEqual([]);
});

test("units are not missing where they may be elsewhere", () => {
  expect(mayLieElsewhere(board)).toBe(true);
  expect(mayLieElsewhere({ ...board, questions: board.questions.slice(0, 1) })).toBe(false);
});

test("both colors that are hardly told apart are named", () => {
  const words = (colors: number[]) => questionWords({ ...board.questions[0]!, colors }, board);
  expect([[], [1], [0, 1]].map(words)).toEqual([
    "some do not fit",
    "blue may be two colors",
    "red and blue may be one color",
  ]);
});

test("a color has units missing or too many, whichever are fewer", () => {
  expect([4, 8].map((units) => oddity(units, 4))).toEqual(["", ""]);
  expect([1, 3, 5, 7].map((units) => oddity(units, 4))).toEqual(["3 missing", "1 missing", "1 too many", "1 missing"]);
});

test("units of a color that cannot be right are found where they are few", () => {
  expect(rareUnits(board)).toEqual([{ tube: 0, place: 0 }]);
  expect(rareUnits({ ...board, colors: board.colors.map((color) => ({ ...color, units: 2 })) })).toEqual([]);
});

/** A board of such tubes, with letters for colors, from the bottom; `-` is empty, `?` hidden and `!` unknown. */
function boardOf(...tubes: string[]): SeenBoard {
  const letters = [...new Set(tubes.join("").match(/[A-Z]/g))];
  const states = { "-": "empty", "?": "hidden", "!": "unknown" } as const;
  return {
    ...board,
    capacity: tubes[0]!.length,
    tubes: tubes.map((units) => ({
      ...board.tubes[0]!,
      places: [...units].map((unit) =>
        unit in states
          ? place({ state: states[unit as keyof typeof states], color: null })
          : place({ color: letters.indexOf(unit) }),
      ),
    })),
    colors: letters.map((name) => ({ name, rgb: "#000000", units: tubes.join("").split(name).length - 1 })),
  };
}

test("hidden units were read as such, or as the color that the core says", () => {
  expect(hiddenAs({ ...boardOf("AHB", "HHA", "BHB", "---"), hidden_color: 1 })).toBe(1);
  expect(hiddenAs({ ...boardOf("A?B", "??A", "BAB", "---"), hidden_color: null })).toBe("hidden");
  expect(hiddenAs({ ...boardOf("AAB", "BAB", "CC-", "---"), hidden_color: null })).toBeNull();
});

test("a place can have a color that no other one has, and one that was read has all its units at once", () => {
  const next = corrected(withColor(board, "#ffffff"), { tube: 1, place: 1 }, 2);
  expect(next.colors[2]).toMatchObject({ rgb: "#ffffff" });
  expect(next.tubes[1]!.places[1]).toMatchObject({ state: "unit", color: 2, doubtful: false });
  expect(wordsOf(2, next)).toBe("another color");
  expect(unitsOf(next, 1)).toEqual([
    { tube: 0, place: 1 },
    { tube: 1, place: 0 },
  ]);
});

test("the content of a place is told in words", () => {
  expect([0, "empty", null].map((content) => wordsOf(content as never, board))).toEqual([
    "red",
    "empty",
    "cannot be told",
  ]);
});

test("steps lead to the next place, above the last one to the tube, and not beyond the board", () => {
  const [up, down, left, right] = [
    [0, -1],
    [0, 1],
    [-1, 0],
    [1, 0],
  ].map(([x, y]) => ({ x: x!, y: y! }));
  const at = (tube: number, place: number) => ({ tube, place });
  expect(beside(board, at(0, 1), right!)).toEqual(at(1, 1));
  expect(beside(board, at(1, 1), up!)).toEqual(at(1, 2));
  expect(beside(board, at(1, 2), up!)).toEqual(at(1, 2));
  expect(beside(board, at(0, 0), down!)).toEqual(at(0, 0));
  expect(beside(board, at(0, 2), left!)).toEqual(at(0, 2));
});

test("rows are counted from the top, whatever number a row has", () => {
  const row = (row: number) => ({ ...board.tubes[0]!, row });
  expect(rowsIn({ ...board, tubes: [row(0), row(0), row(2), row(2), row(2)] })).toEqual([2, 3]);
});

test("only what the page itself may have kept of a picture is taken up", () => {
  const kept = {
    rules: "ball",
    partial: true,
    capacity: 3,
    board,
    framed: true,
    asked: {
      capacity: 2,
      frames: [[0, 0, 1, 2]],
      questions: board.questions,
      places: [{ frame: [0, 0, 1, 2], place: 1 }],
    },
    byBrowser: false,
  };
  expect(isCorrections(JSON.parse(JSON.stringify(kept)))).toBe(true);
  expect(isCorrections({ ...kept, board: null, asked: null, capacity: null })).toBe(true);
  const [tube] = board.tubes;
  const wrong = [
    null,
    [],
    { ...kept, rules: "sand" },
    { ...kept, board: { ...board, tubes: [[9]] } },
    { ...kept, board: { ...board, tubes: [{ ...tube, frame: [0, 0, 1] }] } },
    { ...kept, board: { ...board, tubes: [{ ...tube, places: [place({ color: 99 })] }] } },
    { ...kept, board: { ...board, hidden_color: 99 } },
    { ...kept, asked: { ...kept.asked, places: [{}] } },
  ];
  for (const each of wrong) expect(isCorrections(each)).toBe(false);
});
