// How many units a tube holds, where a person says it better.
// SPDX-License-Identifier: MIT
import type { Box, SeenBoard, SeenPlace, SeenQuestion, SeenTube } from "@decant/core";
import { contentOf } from "./draft";

/** As many units as tubes of a picture hold. */
export const capacities = [2, 32] as const;

/** What is settled by whoever counts the places of a tube. */
export const isAboutCapacity = ({ doubt }: SeenQuestion) => doubt === "capacity" || doubt === "pitch";

const at = ({ places }: SeenTube, from: number, to: number): Box => {
  const [left, top, right, bottom] = places[0]!.box;
  const height = bottom - top;
  return [left, bottom - to * height, right, bottom - from * height];
};

/** Whether so many places of the height that was read lie in the frame and leave no unit out. */
function fits(tube: SeenTube, capacity: number): boolean {
  const [, top, , bottom] = tube.places[0]!.box;
  const rim = 0.1 * (bottom - top);
  return (
    at(tube, 0, capacity)[1] > tube.frame[1] - rim &&
    tube.places.slice(capacity).every(({ state }) => state === "empty")
  );
}

/** More empty places on top, or fewer. Where something is seen above the places, they may hold a unit. */
function extended(tube: SeenTube, capacity: number, isAbove: boolean): SeenTube {
  const isOpen = isAbove || tube.places.at(-1)!.state === "unknown";
  const added = Array.from({ length: Math.max(capacity - tube.places.length, 0) }, (_, i): SeenPlace => {
    const place = tube.places.length + i;
    return {
      state: isOpen ? "unknown" : "empty",
      color: null,
      confidence: isOpen ? 0 : 1,
      doubtful: isOpen,
      box: at(tube, place, place + 1),
    };
  });
  return { ...tube, places: [...tube.places, ...added].slice(0, capacity) };
}

/** The same part of the tube in so many places. One that lies in several of those that were read is in doubt, unless they are alike. */
function divided(tube: SeenTube, capacity: number): SeenTube {
  const scale = tube.places.length / capacity;
  const slack = 0.01;
  const isWhole = tube.places.length % capacity === 0 || capacity % tube.places.length === 0;
  const places = Array.from({ length: capacity }, (_, i): SeenPlace => {
    const under = tube.places.slice(Math.floor(i * scale + slack), Math.ceil((i + 1) * scale - slack));
    const middle = tube.places[Math.floor((i + 0.5) * scale)]!;
    const isSure = under.every((place) => !place.doubtful && contentOf(place) === contentOf(middle));
    const isEmpty = isSure && middle.state === "empty";
    return {
      ...middle,
      ...(isEmpty || (isWhole && isSure) ? {} : { confidence: 0, doubtful: true }),
      box: at(tube, i * scale, (i + 1) * scale),
    };
  });
  return { ...tube, places };
}

/** A board whose tubes hold so many units. */
export function withCapacity(board: SeenBoard, capacity: number): SeenBoard {
  const questions = board.questions.filter((question) => !isAboutCapacity(question));
  if (board.capacity === capacity) return { ...board, questions };
  const isAbove = ({ frame }: SeenTube) =>
    board.questions.some(({ doubt, box }) => doubt === "capacity" && box.every((side, i) => side === frame[i]));
  const sameHeight = board.tubes.every((tube) => fits(tube, capacity));
  const tubes = board.tubes.map((tube) =>
    sameHeight ? extended(tube, capacity, isAbove(tube)) : divided(tube, capacity),
  );
  const hasRoom = tubes.some(({ places }) => places.at(-1)!.state === "empty");
  return { ...board, capacity, tubes, questions: questions.filter(({ doubt }) => doubt !== "full" || !hasRoom) };
}
