// Pictures of boards: the types of the boards seen in them, and the questions about them.
// SPDX-License-Identifier: MIT
import * as platform from "#platform";
import type { Meanings, Rules } from "./answers.js";
import { DecantError } from "./error.js";
import type { Line } from "./line.js";
import type { Options } from "./options.js";

/** Pixels of the picture, as people see it: left, top, right, bottom. */
export type Box = [number, number, number, number];

/** A place of a tube. */
export interface SeenPlace {
  /** `unknown` cannot be told, and `hidden` is a unit whose color the game does not show. */
  state: "unit" | "hidden" | "empty" | "unknown";
  /** A place in the list of colors; null for all but units. */
  color: number | null;
  /** The color that a unit in doubt may have as well. */
  rival: number | null;
  /** From 0, a guess, to 1. */
  confidence: number;
  /** Whether a person should look. */
  doubtful: boolean;
  box: Box;
}

export interface SeenTube {
  frame: Box;
  /** From the top, from 0 on. */
  row: number;
  /** False if all places are unknown. */
  readable: boolean;
  /** From the bottom, as many as the capacity. */
  places: SeenPlace[];
}

export interface SeenColor {
  /** By its hue, and other than those of all other colors. */
  name: string;
  /** Such as `#12ab9f`: as it is in the picture. */
  rgb: string;
  units: number;
}

/** A doubt for a person to settle, beside the doubts about single places. */
export interface SeenQuestion {
  doubt:
    | "gap"
    | "stranger"
    | "cut"
    | "no_outline"
    | "full"
    | "counts"
    | "colors"
    | "capacity"
    | "floating"
    | "lifted"
    | "glass"
    | "button"
    | "height"
    | "hidden"
    | "pitch"
    | "shape";
  /** A clause that says what may be wrong. */
  words: string;
  /** Two that may be one, or one that may be two, by their places in the list; none if it is not about colors. */
  colors: number[];
  box: Box;
}

/** In reading order: rows from the top, each from the left. */
export interface SeenBoard {
  /** Pixels of the picture. */
  width: number;
  height: number;
  capacity: number;
  /** Whether units are round and apart, so that rules of balls are assumed. */
  has_balls: boolean;
  tubes: SeenTube[];
  /** In order of first appearance. */
  colors: SeenColor[];
  /** The color, by its place in the list, that may be the look of hidden units; null if none may. */
  hidden_color: number | null;
  questions: SeenQuestion[];
}

/** A board, and the level that it shows: one if it is any, which is offered as long as something is in doubt. */
export interface PictureReading extends Meanings {
  board: SeenBoard;
  /** Whether the browser decoded it: some change colors a little, so that pages cannot tell visitors apart. */
  by_browser?: true;
}

/** Nothing of it is required. */
export interface PictureQuery {
  /** The tubes, where a person has framed them; else they are found. */
  frames?: Box[];
  /** Units per tube, as a person has counted them: as many places are read in each. */
  capacity?: number;
  rules?: Rules;
  /** Colors may have missing units. */
  partial?: boolean;
}

/**
 * A board as a person has corrected it: changed places get another state or color and the confidence 1, and questions that are
 * answered are left out. A color that is added gets its name if it has the empty one.
 */
export interface BoardQuery {
  board: SeenBoard;
  rules?: Rules;
  /** Colors may have missing units. */
  partial?: boolean;
}

/** The JSON of the answer. */
export async function askPicture(
  eyes: Line,
  file: Uint8Array<ArrayBuffer>,
  query: PictureQuery,
  how: Options,
): Promise<string> {
  const question = new TextEncoder().encode(JSON.stringify(query));
  const answer = await eyes.ask(
    { route: "picture", body: joined(number(question.length), question, file), isRead: false },
    how,
  );
  if (answer !== null) return answer;
  const { width, height, data } = await platform.decode(file).catch((error: unknown) => {
    throw notDecoded(error);
  });
  const body = joined(number(question.length), question, number(width), number(height), data);
  const seen = await eyes.ask({ route: "pixels", body, isRead: false }, how);
  return JSON.stringify({ ...JSON.parse(seen!), by_browser: true });
}

/** Four bytes, the lowest first. */
function number(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value, true);
  return bytes;
}

function joined(...parts: (Uint8Array | Uint8ClampedArray)[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** The JSON of the answer. */
export async function askBoard(eyes: Line, query: BoardQuery): Promise<string> {
  return (await eyes.ask({ route: "board", body: JSON.stringify(query), isRead: false }, {}))!;
}

function notDecoded(error: unknown): DecantError {
  return new DecantError({
    status: 400,
    code: "bad_picture",
    message: `this picture could not be decoded: ${error instanceof Error ? error.message : String(error)}`,
    remedy: "save it as PNG",
  });
}
