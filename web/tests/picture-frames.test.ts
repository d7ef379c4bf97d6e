// Frames of tubes that a person moves, adds and takes away.
// SPDX-License-Identifier: MIT
import type { Box, SeenBoard, SeenTube } from "@decant/core";
import { expect, test } from "vitest";
import {
  between,
  dragged,
  framedAt,
  inMiddle,
  nearest,
  nudged,
  withFrame,
  withoutTube,
  withTube,
} from "../src/picture/frames";

const picture = { width: 100, height: 200 };
const whole = [true, true, true, true];

const tube = (frame: Box): SeenTube => ({
  frame,
  row: 0,
  readable: true,
  places: [{ state: "empty", color: null, rival: null, confidence: 1, doubtful: false, box: frame }],
});

const board = (...frames: Box[]): SeenBoard => ({
  ...picture,
  capacity: 1,
  has_balls: false,
  tubes: frames.map(tube),
  colors: [],
  hidden_color: null,
  questions: [],
});

test("a frame that is dragged keeps its size and stays in the picture", () => {
  expect(dragged([10, 20, 30, 90], whole, { x: 5, y: -5 }, picture)).toEqual([15, 15, 35, 85]);
  expect(dragged([10, 20, 30, 90], whole, { x: -50, y: 500 }, picture)).toEqual([0, 130, 20, 200]);
});

test("a corner that is dragged takes two sides along, and not beyond the others", () => {
  expect(dragged([10, 20, 30, 90], [false, false, true, true], { x: 4, y: 6 }, picture)).toEqual([10, 20, 34, 96]);
  const least = dragged([10, 20, 30, 90], [true, true, false, false], { x: 90, y: 0 }, picture);
  expect(least[0]).toBeLessThan(30);
  expect(dragged([10, 20, 30, 90], [false, false, true, true], { x: 900, y: 0 }, picture)[2]).toBe(100);
});

test("arrow keys move a frame, or its lower right corner alone", () => {
  const key = (key: string, ctrlKey = false) => nudged([10, 20, 30, 90], { key, ctrlKey }, 5, picture);
  expect(key("ArrowLeft")).toEqual([5, 20, 25, 90]);
  expect(key("ArrowDown", true)).toEqual([10, 20, 30, 95]);
  expect(key("ArrowLeft", true)).toEqual([10, 20, 25, 90]);
  expect(key("Enter")).toBeNull();
});

test("the first frame is higher than wide, as tubes are, also in a wide picture", () => {
  for (const size of [picture, { width: 300, height: 100 }]) {
    const [left, top, right, bottom] = inMiddle(size);
    expect(bottom - top).toBeGreaterThan(right - left);
    expect([left, top]).toEqual([size.width - right, size.height - bottom]);
  }
});

test("a frame is drawn between any two corners, as far as it lies in the picture; a tap draws none", () => {
  expect(between({ x: 30, y: 20 }, { x: 10, y: 90 }, picture)).toEqual([10, 20, 30, 90]);
  expect(between({ x: 90, y: 190 }, { x: 120, y: -5 }, picture)).toEqual([90, 0, 100, 190]);
  expect(between({ x: 30, y: 20 }, { x: 31, y: 20 }, picture)).toBeNull();
});

test("frames that are drawn where no board is make one", () => {
  const first = framedAt([10, 20, 30, 90], null, picture);
  const both = framedAt([40, 20, 60, 90], first, picture);
  expect(both.tubes.map(({ frame }) => frame)).toEqual([
    [10, 20, 30, 90],
    [40, 20, 60, 90],
  ]);
  expect(both).toMatchObject(picture);
});

test("places go with the frame of their tube", () => {
  const { tubes } = withFrame(board([10, 20, 30, 90]), 0, [20, 0, 60, 140]);
  expect(tubes[0]!.frame).toEqual([20, 0, 60, 140]);
  expect(tubes[0]!.places[0]!.box).toEqual([20, 0, 60, 140]);
});

test("one more tube stands where one is asked about, else beside the last one, else in the middle", () => {
  const one = board([10, 20, 30, 90]);
  const last = ({ tubes }: SeenBoard) => tubes.at(-1)!.frame;
  const asked = { doubt: "gap", words: "", box: [50, 20, 70, 90] } as const;
  expect(last(withTube({ ...one, questions: [{ ...asked, colors: [], box: [...asked.box] }] }))).toEqual([
    50, 20, 70, 90,
  ]);
  expect(last(withTube(one))).toEqual([38, 20, 58, 90]);
  expect(last(withTube(board([75, 20, 95, 90])))).toEqual([40, 65, 60, 135]);
});

test("a tube that goes leaves the others, and each is found again by its frame", () => {
  const three = board([10, 20, 30, 90], [40, 20, 60, 90], [70, 20, 90, 90]);
  expect(withoutTube(three, 1).tubes.map(({ frame }) => frame[0])).toEqual([10, 70]);
  expect(nearest(three, [68, 22, 88, 92])).toBe(2);
});
