// How many units a tube holds, as a person has counted them.
// SPDX-License-Identifier: MIT
import type { Box, SeenBoard, SeenPlace, SeenQuestion, SeenTube } from "@decant/core";
import { expect, test } from "vitest";
import { withCapacity } from "../src/picture/capacity";
import { place } from "./seen";

const states = { "-": "empty", "?": "hidden", "!": "unknown" } as const;

/** A tube of such units, from the bottom, each 10 high, in a frame of some height above them; small letters are in doubt. */
function tube(units: string, frame: Box): SeenTube {
  const places = [...units].map((unit, i): SeenPlace => {
    const box: Box = [frame[0], frame[3] - 10 * (i + 1), frame[2], frame[3] - 10 * i];
    if (unit in states) return place({ state: states[unit as keyof typeof states], color: null, box });
    const inDoubt = unit === unit.toLowerCase();
    return place({
      color: unit.toUpperCase().charCodeAt(0) - 65,
      box,
      ...(inDoubt && { confidence: 0, doubtful: true }),
    });
  });
  return { frame, row: 0, readable: true, places };
}

const frames: Box[] = [
  [0, 0, 10, 60],
  [20, 0, 30, 60],
];

function board(tubes: [string, string], doubts: SeenQuestion["doubt"][] = []): SeenBoard {
  return {
    width: 30,
    height: 60,
    capacity: tubes[0].length,
    tubes: tubes.map((units, t) => tube(units, frames[t]!)),
    colors: ["red", "blue"].map((name) => ({ name, rgb: "#ff0000", units: 2 })),
    hidden_color: null,
    questions: doubts.map((doubt) => ({ doubt, words: "", box: frames[0]! })),
  };
}

const letter = ({ state, color, doubtful }: SeenPlace) => {
  const sign = Object.entries(states).find(([, each]) => each === state)?.[0] ?? String.fromCharCode(65 + color!);
  return doubtful ? sign.toLowerCase() : sign;
};
const units = ({ tubes }: SeenBoard) => tubes.map(({ places }) => places.map(letter).join(""));

test("where there is room above, places of the same height are added, and empty ones taken away", () => {
  const more = withCapacity(board(["ABAB", "BA--"]), 6);
  expect(units(more)).toEqual(["ABAB--", "BA----"]);
  expect(more.capacity).toBe(6);
  expect(more.tubes[0]!.places[5]!.box).toEqual([0, 0, 10, 10]);
  expect(units(withCapacity(board(["AB--", "BA--"]), 2))).toEqual(["AB", "BA"]);
});

test("what is seen above the places may be a unit", () => {
  const next = withCapacity(board(["ABAB", "BA--"], ["capacity", "cut"]), 5);
  expect(next.tubes.map(({ places }) => places[4])).toMatchObject([
    { state: "unknown", doubtful: true },
    { state: "empty", doubtful: false },
  ]);
  expect(next.questions.map(({ doubt }) => doubt)).toEqual(["cut"]);
});

test("units are several times as high, or as low, and those that are not alike are in doubt", () => {
  const halves = withCapacity(board(["AABBAa", "BABB--"]), 3);
  expect(units(halves)).toEqual(["ABa", "aB-"]);
  expect(halves.tubes[0]!.places[0]!.box).toEqual([0, 40, 10, 60]);
  expect(units(withCapacity(board(["ABABAB", "BA----"]), 12))).toEqual(["AABBAABBAABB", "BBAA--------"]);
});

test("of units whose borders lie elsewhere all are in doubt, and none is lost", () => {
  const next = withCapacity(board(["ABABAA", "B-----"]), 4);
  expect(units(next)[0]).toMatch(/^[ab]{4}$/);
  expect(units(next)[1]).toBe("b---");
});

test("who counts the places has answered what they are", () => {
  const same = withCapacity(board(["AABB", "A---"], ["pitch", "capacity", "gap"]), 4);
  expect(units(same)).toEqual(["AABB", "A---"]);
  expect(same.questions.map(({ doubt }) => doubt)).toEqual(["gap"]);
});

test("that no tube has room is not asked where one has", () => {
  const full = board(["ABAB", "BABA"], ["full"]);
  expect(withCapacity(full, 5).questions).toEqual([]);
  expect(withCapacity(board(["ABABAB", "BABABA"], ["full"]), 3).questions).toHaveLength(1);
});
