// The picture at hand, and the board in it as far as a person has corrected it.
// SPDX-License-Identifier: MIT
import type { Box, Rules, SeenBoard, SeenPlace, SeenQuestion } from "@decant/core";
import { signal } from "@preact/signals";
import { type Check, isFlag, isNumber, isText, isWhole, listOf, oneOf, orNull, shaped } from "../stored";
import type { Asked } from "./asked";

export interface Draft {
  file: File;
  /** Where the page finds the file. */
  address: string;
  /** Null as long as they are those that were seen: balls or water. */
  rules: Rules | null;
  /** Whether units are missing in the game itself. */
  partial: boolean;
  /** Units per tube, as a person has counted them; null as long as they are those that were seen. */
  capacity: number | null;
  /** Null as long as it is the board that was seen. */
  board: SeenBoard | null;
  /** Whether its frames were changed, so that the picture must be read in them. */
  framed: boolean;
  /** The questions that remain in other frames; null as long as the frames are those that were found. */
  asked: Asked | null;
  byBrowser: boolean;
}

/** Null if the level comes from elsewhere. */
export const draft = signal<Draft | null>(null);

/** A person's corrections of a picture. */
export type Corrections = Omit<Draft, "file" | "address">;

const untouched: Corrections = {
  rules: null,
  partial: false,
  capacity: null,
  board: null,
  framed: false,
  asked: null,
  byBrowser: false,
};

const isBox = ((kept) => listOf(isNumber)(kept) && kept.length === 4) as Check<Box>;
const isQuestion = shaped({
  doubt: isText as Check<SeenQuestion["doubt"]>,
  words: isText,
  box: isBox,
  colors: listOf(isWhole),
});
const isPlace = shaped<SeenPlace>({
  state: oneOf("unit", "hidden", "empty", "unknown"),
  color: orNull(isWhole),
  rival: orNull(isWhole),
  confidence: isNumber,
  doubtful: isFlag,
  box: isBox,
});
const looksLikeBoard = shaped<SeenBoard>({
  width: isNumber,
  height: isNumber,
  capacity: isWhole,
  has_balls: isFlag,
  tubes: listOf(shaped({ frame: isBox, row: isWhole, readable: isFlag, places: listOf(isPlace) })),
  colors: listOf(shaped({ name: isText, rgb: isText, units: isWhole })),
  hidden_color: orNull(isWhole),
  questions: listOf(isQuestion),
});
const isBoard: Check<SeenBoard> = (kept): kept is SeenBoard =>
  looksLikeBoard(kept) &&
  [
    kept.hidden_color,
    ...kept.tubes.flatMap(({ places }) => places.flatMap(({ color, rival }) => [color, rival])),
    ...kept.questions.flatMap(({ colors }) => colors),
  ].every((color) => color === null || kept.colors[color] !== undefined);

export const isCorrections: Check<Corrections> = shaped<Corrections>({
  rules: orNull(oneOf("water", "ball")),
  partial: isFlag,
  capacity: orNull(isWhole),
  board: orNull(isBoard),
  framed: isFlag,
  asked: orNull(
    shaped<Asked>({
      capacity: isWhole,
      frames: listOf(isBox),
      questions: listOf(isQuestion),
      places: listOf(shaped({ frame: isBox, place: isWhole })),
    }),
  ),
  byBrowser: isFlag,
});

/** Takes a picture, or none, in place of the one at hand. */
export function choose(file: File | null, corrections = untouched) {
  if (draft.value) URL.revokeObjectURL(draft.value.address);
  draft.value = file && { file, address: URL.createObjectURL(file), ...corrections };
}

/** The first picture among files, if there are any files; one of another kind is refused by its name. */
export function pictureOf(files: FileList | undefined): File | undefined {
  const all = [...(files ?? [])];
  return all.find(({ type }) => type.startsWith("image/")) ?? all[0];
}

/** Where a place is: tubes in reading order, places from the bottom. The one above all of them is the tube itself. */
export interface At {
  tube: number;
  place: number;
}

/** A person's correction of a place: a color, by its number, or that there is none to see. */
export type Content = number | "empty" | "hidden";

export const contentOf = ({ state, color }: SeenPlace): Content | null =>
  state === "unit" ? color : state === "unknown" ? null : state;

const certain = (content: Content) =>
  typeof content === "number"
    ? { state: "unit" as const, color: content, rival: null, confidence: 1, doubtful: false }
    : { state: content, color: null, rival: null, confidence: 1, doubtful: false };

/** A board with one more color, which its units do not have yet; the core names it. */
export const withColor = (board: SeenBoard, rgb: string): SeenBoard => ({
  ...board,
  colors: [...board.colors, { name: "", rgb, units: 0 }],
});

export function corrected(board: SeenBoard, at: At, content: Content): SeenBoard {
  const tubes = board.tubes.map((tube, t) =>
    t !== at.tube
      ? tube
      : { ...tube, places: tube.places.map((each, p) => (p === at.place ? { ...each, ...certain(content) } : each)) },
  );
  return { ...board, tubes };
}

export const answered = (board: SeenBoard, question: SeenQuestion): SeenBoard => ({
  ...board,
  questions: board.questions.filter((each) => each !== question),
});

export const placesInDoubt = ({ tubes }: SeenBoard): At[] =>
  tubes.flatMap(({ places }, tube) => places.flatMap(({ doubtful }, place) => (doubtful ? [{ tube, place }] : [])));

export const unitsOf = ({ tubes }: SeenBoard, color: number): At[] =>
  tubes.flatMap(({ places }, tube) => places.flatMap((each, place) => (each.color === color ? [{ tube, place }] : [])));

/** Units of colors that do not fill tubes and are so rare that some may be of another color. */
export function rareUnits({ tubes, colors, capacity }: SeenBoard): At[] {
  const few = 2;
  const rare = colors.map(({ units }) => units <= few && oddity(units, capacity) !== "");
  return tubes.flatMap(({ places }, tube) =>
    places.flatMap(({ color }, place) => (color !== null && rare[color] ? [{ tube, place }] : [])),
  );
}

/** How many tubes stand in each row. */
export const rowsIn = ({ tubes }: SeenBoard): number[] =>
  [...new Set(tubes.map(({ row }) => row))].map((row) => tubes.filter((tube) => tube.row === row).length);

/** Questions about the whole board that are still open. */
export const openQuestions = (board: SeenBoard, { partial, rules }: Pick<Draft, "partial" | "rules">) =>
  board.questions.filter(({ doubt }) => !(partial && doubt === "counts") && !(rules && doubt === "shape"));

/** Whether units may be elsewhere than in the tubes that were read, so that none need be missing in the game. */
export const mayLieElsewhere = (board: SeenBoard) =>
  board.questions.some(({ doubt }) => ["lifted", "floating", "stranger", "gap", "cut"].includes(doubt));

/** The words of a doubt, with the colors that are meant. */
export function questionWords({ words, colors }: SeenQuestion, board: SeenBoard): string {
  const [one, other] = colors.map((color) => board.colors[color]!.name);
  if (one === undefined) return words;
  return other === undefined ? `${one} may be two colors` : `${one} and ${other} may be one color`;
}

/** How hidden units were read, if there may be any: as such, or as a color. */
export const hiddenAs = ({ tubes, hidden_color: color }: SeenBoard): Content | null =>
  tubes.some(({ places }) => places.some(({ state }) => state === "hidden")) ? "hidden" : color;

/** The fault in the number of units of a color; empty if there is none. */
export function oddity(units: number, capacity: number): string {
  const over = units % capacity;
  if (over === 0) return "";
  return units > capacity && 2 * over <= capacity ? `${over} too many` : `${capacity - over} missing`;
}

export function wordsOf(content: Content | null, board: SeenBoard): string {
  if (content === null) return "cannot be told";
  return typeof content === "number" ? board.colors[content]!.name || "another color" : content;
}

export const placeWords = ({ tube, place }: At) => `Tube ${tube + 1}, place ${place + 1} from the bottom`;

/** Whether it is a tube that is chosen, not one of its places. */
export const isTube = (at: At, { capacity }: SeenBoard) => at.place >= capacity;

/** The place beside another one, as far as there is one: above the last place is the tube itself. */
export function beside({ tubes }: SeenBoard, from: At, by: { x: number; y: number }): At {
  const tube = Math.min(Math.max(from.tube + by.x, 0), tubes.length - 1);
  return { tube, place: Math.min(Math.max(from.place - by.y, 0), tubes[tube]!.places.length) };
}
