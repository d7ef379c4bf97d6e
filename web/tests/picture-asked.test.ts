// The questions that remain when a picture is read in other frames.
// SPDX-License-Identifier: MIT
import type { Box, SeenBoard, SeenPlace, SeenQuestion, SeenTube } from "@decant/core";
import { expect, test } from "vitest";
import { askedOf, nothing, stillAsked, withoutCapacity, withoutPlace, withoutQuestion } from "../src/picture/asked";
import { place } from "./seen";

const inDoubt = { confidence: 0.1, doubtful: true };
const empty = { state: "empty", color: null } as const;

const tube = (frame: Box, ...places: SeenPlace[]): SeenTube => ({ frame, row: 0, readable: true, places });
const one: Box = [0, 0, 10, 40];
const two: Box = [20, 0, 30, 40];
const beside: Box = [40, 0, 50, 40];

const ask = (doubt: SeenQuestion["doubt"], box: Box = [0, 0, 50, 40]): SeenQuestion => ({
  doubt,
  words: "",
  colors: [],
  box,
});

const board = (questions: SeenQuestion[], ...tubes: SeenTube[]): SeenBoard => ({
  width: 60,
  height: 40,
  capacity: 2,
  has_balls: false,
  tubes,
  colors: [{ name: "red", rgb: "#ff0000", units: 3 }],
  hidden_color: null,
  questions,
});
const full = (frame: Box) => tube(frame, place(), place());

const doubts = ({ questions }: SeenBoard) => questions.map(({ doubt }) => doubt);
const placesInDoubt = ({ tubes }: SeenBoard) => tubes.map(({ places }) => places.map(({ doubtful }) => doubtful));

test("a frame that is moved answers no question about other parts of the picture, nor about the whole board", () => {
  const questions = (["no_outline", "cut", "pitch", "colors", "full"] as const).map((doubt) => ask(doubt));
  const local = [ask("stranger", beside), ask("gap", beside), ask("lifted", beside), ask("glass", two)];
  const asked = askedOf(board([...questions, ...local], full(one), full(two)));
  const nudged: Box = [1, 0, 11, 40];
  const read = stillAsked(asked, [nudged, two], board([], full(nudged), full(two)));
  expect(read.questions).toEqual([...questions, ...local]);
});

test("a frame answers what is asked where it is drawn, and only as long as it stands there", () => {
  const asked = askedOf(board([ask("stranger", beside), ask("gap", two), ask("full")], full(one)));
  const added = tube(beside, place(empty), place(empty));
  expect(doubts(stillAsked(asked, [one, beside], board([], full(one), added)))).toEqual(["gap"]);
  expect(doubts(stillAsked(asked, [one], board([], full(one))))).toEqual(["stranger", "gap", "full"]);
});

test("a tube that was moved or taken away is asked about as it is read now", () => {
  const asked = askedOf(board([ask("glass", one), ask("capacity", one)], full(one), full(two)));
  expect(doubts(stillAsked(asked, [two], board([], full(two))))).toEqual([]);
});

test("an object that a tube lay over is asked about also when that tube is moved", () => {
  const asked = askedOf(board([ask("stranger", one)], full(one)));
  const nudged: Box = [1, 0, 11, 40];
  expect(doubts(stillAsked(asked, [nudged], board([], full(nudged))))).toEqual(["stranger"]);
});

test("a button is asked about until a frame is drawn there, or is taken away", () => {
  const asked = askedOf(board([ask("button", beside), ask("button", two)], full(one), full(two)));
  expect(doubts(stillAsked(asked, [one, two], board([], full(one), full(two))))).toEqual(["button", "button"]);
  expect(doubts(stillAsked(asked, [one], board([], full(one))))).toEqual(["button"]);
  expect(doubts(stillAsked(asked, [one, two, beside], board([], full(one), full(two), full(beside))))).toEqual([
    "button",
  ]);
});

test("questions that follow from places and counts, and those that are asked anew, are asked once", () => {
  const asked = askedOf(board([ask("counts"), ask("floating", one), ask("pitch")], full(one)));
  expect(doubts(stillAsked(asked, [one], board([ask("pitch")], full(one))))).toEqual(["pitch"]);
});

test("a place in doubt stays so while its tube stays where it is and holds as much", () => {
  const before = board([], tube(one, place(), place(inDoubt)), tube(two, place(inDoubt), place()));
  const asked = askedOf(before);
  const nudged: Box = [21, 0, 31, 40];
  const read = stillAsked(asked, [one, nudged], board([], full(one), full(nudged)));
  expect(placesInDoubt(read)).toEqual([
    [false, true],
    [false, false],
  ]);
  const taller = { ...board([], tube(one, place(), place(), place())), capacity: 3 };
  expect(placesInDoubt(stillAsked(asked, [one], taller))).toEqual([[false, false, false]]);
});

test("a question that a person has answered is not asked again", () => {
  const question = ask("stranger", beside);
  const asked = askedOf(board([question], tube(one, place(), place(inDoubt))));
  const said = withoutPlace(withoutQuestion(asked, question), one, 1);
  expect(said).toMatchObject({ questions: [], places: [] });
});

test("counting the places of a tube answers how many there are", () => {
  const asked = askedOf(board([ask("pitch"), ask("capacity", one), ask("cut")], full(one)));
  expect(doubts(stillAsked(withoutCapacity(asked), [one], board([], full(one))))).toEqual(["cut"]);
});

test("nothing is kept where a person has drawn all frames", () => {
  const read = board([ask("pitch")], full(one));
  expect(stillAsked(nothing, [one], read)).toEqual(read);
});
