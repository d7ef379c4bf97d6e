// The frames of tubes, as a person corrects them.
// SPDX-License-Identifier: MIT
import type { Box, SeenBoard, SeenTube } from "@decant/core";

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The least width of a frame, in pixels of the picture. */
const least = 8;

const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** A frame of which some sides were dragged; it stays in the picture. */
export function dragged(frame: Box, sides: boolean[], by: Point, { width, height }: Size): Box {
  const [left, top, right, bottom] = frame;
  const whole = sides.every((side) => side);
  const x = whole ? within(by.x, -left, width - right) : by.x;
  const y = whole ? within(by.y, -top, height - bottom) : by.y;
  const moved = frame.map((side, i) => (sides[i] ? side + (i % 2 === 0 ? x : y) : side)) as Box;
  if (whole) return moved;
  return [
    within(moved[0], 0, right - least),
    within(moved[1], 0, bottom - least),
    within(moved[2], left + least, width),
    within(moved[3], top + least, height),
  ];
}

/** Where the arrow keys lead. */
export const arrows: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** A frame after an arrow key, which moves it or, with Ctrl, its lower right corner alone; null for other keys. */
export function nudged(
  frame: Box,
  { key, ctrlKey }: Pick<KeyboardEvent, "key" | "ctrlKey">,
  step: number,
  picture: Size,
): Box | null {
  const by = arrows[key];
  if (!by) return null;
  return dragged(frame, [!ctrlKey, !ctrlKey, true, true], { x: by.x * step, y: by.y * step }, picture);
}

/** The first frame of who draws none with a pointer. */
export function inMiddle({ width, height }: Size): Box {
  const [x, y] = [Math.min(width, height / 2) / 10, height / 10];
  return [width / 2 - x, height / 2 - y, width / 2 + x, height / 2 + y];
}

/** The frame between two corners, as far as it lies in the picture; null for a tap. */
export function between(from: Point, to: Point, { width, height }: Size): Box | null {
  const [left, right] = [from.x, to.x].map((x) => within(x, 0, width)).sort((a, b) => a - b) as [number, number];
  const [top, bottom] = [from.y, to.y].map((y) => within(y, 0, height)).sort((a, b) => a - b) as [number, number];
  return right - left < least || bottom - top < least ? null : [left, top, right, bottom];
}

/** A board with one more frame, of which nothing else is known; the first one where there is no board. */
export const framedAt = (frame: Box, board: SeenBoard | null, size: Size): SeenBoard => ({
  ...(board ?? { ...size, capacity: 0, has_balls: false, colors: [], hidden_color: null, questions: [], tubes: [] }),
  tubes: [...(board?.tubes ?? []), { frame, row: 0, readable: false, places: [] }],
});

/** A tube whose frame is another one: its places go with it until it is read there. */
function reframed(tube: SeenTube, frame: Box): SeenTube {
  const [left, top, right, bottom] = tube.frame;
  const x = (value: number) => frame[0] + ((value - left) * (frame[2] - frame[0])) / (right - left);
  const y = (value: number) => frame[1] + ((value - top) * (frame[3] - frame[1])) / (bottom - top);
  const places = tube.places.map((place) => {
    const [a, b, c, d] = place.box;
    return { ...place, box: [x(a), y(b), x(c), y(d)] as Box };
  });
  return { ...tube, frame, places };
}

export const withFrame = (board: SeenBoard, tube: number, frame: Box): SeenBoard => ({
  ...board,
  tubes: board.tubes.map((each, t) => (t === tube ? reframed(each, frame) : each)),
});

export const withoutTube = (board: SeenBoard, tube: number): SeenBoard => ({
  ...board,
  tubes: board.tubes.filter((_, t) => t !== tube),
});

/** Where one more tube may be: where one is asked about, else beside the last one or, without room there, in the middle. */
function roomFor(board: SeenBoard, { frame }: SeenTube): Box {
  const [width, height] = [frame[2] - frame[0], frame[3] - frame[1]];
  const asked = board.questions.find(({ doubt }) => doubt === "gap" || doubt === "stranger")?.box;
  const around = (x: number, y: number): Box => [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
  if (asked) return around((asked[0] + asked[2]) / 2, (asked[1] + asked[3]) / 2);
  const step = 1.4 * width;
  if (frame[2] + step <= board.width) return [frame[0] + step, frame[1], frame[2] + step, frame[3]];
  return around(board.width / 2, board.height / 2);
}

export function withTube(board: SeenBoard): SeenBoard {
  const last = board.tubes.at(-1)!;
  return { ...board, tubes: [...board.tubes, reframed(last, roomFor(board, last))] };
}

/** The tube of that board whose frame lies most like it: tubes are put in reading order when they are read. */
export function nearest({ tubes }: SeenBoard, [left, top, right, bottom]: Box): number {
  const distances = tubes.map(({ frame }) =>
    Math.hypot(frame[0] + frame[2] - left - right, frame[1] + frame[3] - top - bottom),
  );
  return distances.indexOf(Math.min(...distances));
}
