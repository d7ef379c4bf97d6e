// The questions from when the tubes were found, which remain when the picture is read in other frames.
// SPDX-License-Identifier: MIT
import type { Box, SeenBoard, SeenQuestion, SeenTube } from "@decant/core";
import { nearest } from "./frames";

/** The questions that a person has not answered yet, and the tubes as they were found. */
export interface Asked {
  capacity: number;
  /** Of all tubes. */
  frames: Box[];
  questions: SeenQuestion[];
  /** Places in doubt, by the frames of their tubes. */
  places: { frame: Box; place: number }[];
}

/** In a picture whose tubes a person has framed from the first one on. */
export const nothing: Asked = { capacity: 0, frames: [], questions: [], places: [] };

/** Questions that follow from the places alone, filled by the core or by a person. */
const follows = ({ doubt }: SeenQuestion) => ["counts", "floating", "hidden"].includes(doubt);

export const askedOf = ({ capacity, tubes, questions }: SeenBoard): Asked => ({
  capacity,
  frames: tubes.map(({ frame }) => frame),
  questions: questions.filter((question) => !follows(question)),
  places: tubes.flatMap(({ frame, places }) =>
    places.flatMap(({ doubtful }, place) => (doubtful ? [{ frame, place }] : [])),
  ),
});

const same = (one: Box, other: Box) => one.every((side, i) => side === other[i]);

export const withoutQuestion = (asked: Asked, { doubt, box }: SeenQuestion): Asked => ({
  ...asked,
  questions: asked.questions.filter((each) => each.doubt !== doubt || !same(each.box, box)),
});

/** Counting the places of a tube answers the questions about that. */
export const withoutCapacity = (asked: Asked): Asked => ({
  ...asked,
  questions: asked.questions.filter(({ doubt }) => doubt !== "capacity" && doubt !== "pitch"),
});

export const withoutPlace = (asked: Asked, frame: Box, place: number): Asked => ({
  ...asked,
  places: asked.places.filter((each) => each.place !== place || !same(each.frame, frame)),
});

function covers([left, top, right, bottom]: Box, [a, b, c, d]: Box): boolean {
  const [x, y] = [(a + c) / 2, (b + d) / 2];
  return left <= x && x <= right && top <= y && y <= bottom;
}

/** Whether the frames that a person has drawn or taken away answer it. */
function isMoot({ doubt, box }: SeenQuestion, asked: Asked, frames: Box[], { tubes }: SeenBoard): boolean {
  const isIn = (those: Box[]) => those.some((frame) => covers(frame, box));
  switch (doubt) {
    case "gap":
    case "stranger":
    case "lifted":
      return isIn(frames) && !isIn(asked.frames);
    case "button":
      return isIn(frames) !== isIn(asked.frames);
    case "capacity":
    case "height":
    case "glass":
      return !frames.some((frame) => same(frame, box));
    case "full":
      return tubes.some(({ places }) => places.at(-1)?.state === "empty");
    default:
      return false;
  }
}

const doubted = (tube: SeenTube, at: number): SeenTube => ({
  ...tube,
  places: tube.places.map((place, p) => (p === at ? { ...place, confidence: 0, doubtful: true } : place)),
});

/** A board that was read in frames, with the earlier questions that they do not answer. */
export function stillAsked(asked: Asked, frames: Box[], board: SeenBoard): SeenBoard {
  const open = asked.questions.filter(
    (question) =>
      !isMoot(question, asked, frames, board) &&
      !board.questions.some(({ doubt, box }) => doubt === question.doubt && covers(box, question.box)),
  );
  const tubes = [...board.tubes];
  for (const { frame, place } of asked.places) {
    if (board.capacity !== asked.capacity || !frames.some((each) => same(each, frame))) continue;
    const tube = nearest(board, frame);
    tubes[tube] = doubted(tubes[tube]!, place);
  }
  return { ...board, tubes, questions: [...board.questions, ...open] };
}
