// A level while it is typed.
// SPDX-License-Identifier: MIT
import type { BoardView, Meaning, Rules } from "@decant/core";
import { type Check, isFlag, isWhole, listOf, oneOf, shaped } from "../stored";
import { areOwnRules, fieldsOf, isRuleField, type OwnRules, rulesLeft } from "./own-rules";

export interface Draft {
  rules: Rules;
  capacity: number;
  /** The swatches that are used; units are swatches, too. */
  colors: number[];
  /** Whether units are typed from the top of each tube downward. */
  topFirst: boolean;
  /** Units in the order in which they were typed. */
  tubes: number[][];
  /** The rules of single tubes, in their order; tubes behind the last are plain. */
  own?: OwnRules[];
}

export const limits = { colors: [1, 24], capacity: [2, 12], empties: [0, 12] } as const;

export const blank: Draft = {
  rules: "water",
  capacity: 4,
  colors: [0, 1, 2, 3],
  topFirst: false,
  tubes: Array.from({ length: 6 }, () => []),
};

const looksLikeDraft = shaped<Draft>({
  rules: oneOf("water", "ball"),
  capacity: isWhole,
  colors: listOf(isWhole),
  topFirst: isFlag,
  tubes: listOf(listOf(isWhole)),
  own: (kept): kept is OwnRules[] => kept === undefined || listOf(areOwnRules)(kept),
});

const within = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most;

/** Whether it is a draft that the editor can hold. */
export const isDraft: Check<Draft> = (kept): kept is Draft =>
  looksLikeDraft(kept) &&
  within(kept.capacity, limits.capacity) &&
  within(kept.colors.length, limits.colors) &&
  within(empties(kept), limits.empties) &&
  kept.colors.every((color, i) => within(color, [0, limits.colors[1] - 1]) && kept.colors.indexOf(color) === i) &&
  kept.tubes.every((units) => units.length <= kept.capacity) &&
  kept.colors.every((color) => countOf(kept, color) <= kept.capacity) &&
  kept.tubes.flat().every((unit) => kept.colors.includes(unit));

export const empties = (draft: Draft) => draft.tubes.length - draft.colors.length;

export const countOf = (draft: Draft, color: number) => draft.tubes.flat().filter((unit) => unit === color).length;

export const isBlank = (draft: Draft) => draft.tubes.every((units) => units.length === 0);

/** Units that are still to be placed. */
export const missing = (draft: Draft) => draft.colors.length * draft.capacity - draft.tubes.flat().length;

const free = (colors: number[]) =>
  Array.from({ length: limits.colors[1] }, (_, swatch) => swatch).find((swatch) => !colors.includes(swatch))!;

/** Other sizes: the last tubes and colors go, and units that no longer fit go with them. */
export function resized(draft: Draft, size: { colors?: number; capacity?: number; empties?: number }): Draft {
  const { colors: wanted = draft.colors.length, capacity = draft.capacity } = size;
  const colors = draft.colors.slice(0, wanted);
  while (colors.length < wanted) colors.push(free(colors));
  const count = Math.max(1, wanted + (size.empties ?? empties(draft)));
  const used = new Map<number, number>();
  const fits = (unit: number) => {
    const before = used.get(unit) ?? 0;
    used.set(unit, before + 1);
    return colors.includes(unit) && before < capacity;
  };
  const tubes = Array.from({ length: count }, (_, i) => (draft.tubes[i] ?? []).slice(0, capacity).filter(fits));
  return { ...draft, colors, capacity, tubes, own: rulesLeft(draft.own ?? [], count, colors.map(letterOf)) };
}

/** The tube in which the next unit goes: the one at hand, or the next that is not full. */
export function nextTube(draft: Draft, at: number): number {
  const order = draft.tubes.map((_, i) => (at + i) % draft.tubes.length);
  return order.find((tube) => draft.tubes[tube]!.length < draft.capacity) ?? at;
}

/** One more unit in a tube, if there is room and some of the color left. */
export function added(draft: Draft, tube: number, color: number): Draft | null {
  const units = draft.tubes[tube];
  if (
    !units ||
    units.length >= draft.capacity ||
    !draft.colors.includes(color) ||
    countOf(draft, color) >= draft.capacity
  )
    return null;
  return { ...draft, tubes: draft.tubes.map((old, i) => (i === tube ? [...old, color] : old)) };
}

export function removed(draft: Draft, tube: number): Draft | null {
  if (!draft.tubes[tube]?.length) return null;
  return { ...draft, tubes: draft.tubes.map((old, i) => (i === tube ? old.slice(0, -1) : old)) };
}

export const letterOf = (swatch: number) => String.fromCharCode(65 + swatch);

export function levelCode({ rules, capacity, tubes, topFirst, own = [] }: Draft): string {
  const written = tubes.map((units) => (topFirst ? [...units].reverse() : units).map(letterOf).join("") || "-");
  return `${rules}${capacity}:${written.join("/")}${fieldsOf(own)}`;
}

/** A place without liquid, below a tube that is typed from the top and not full yet. */
export const gap = -2;

/** The draft as a board: units typed top first hang from the top until the tube is full. */
export function viewOf({ rules, capacity, colors, topFirst, tubes, own = [] }: Draft): BoardView {
  const hung = (units: number[]) => [
    ...Array<number>(units.length ? capacity - units.length : 0).fill(gap),
    ...[...units].reverse(),
  ];
  return {
    kind: "board",
    balls: rules === "ball",
    colors: colors.map((swatch) => {
      const letter = letterOf(swatch);
      return { name: letter, letter, swatch };
    }),
    tubes: tubes.map((typed, i) => {
      const units = typed.map((unit) => colors.indexOf(unit));
      const ruled: Record<string, string> = Object.fromEntries(Object.entries(own[i] ?? {}));
      return {
        capacity,
        units: topFirst ? hung(units) : units,
        ...(Object.keys(ruled).length > 0 ? { rules: ruled } : {}),
        ...(ruled.opens ? { closed: true } : {}),
      };
    }),
  };
}

/** All that there is to see of the tubes, however colors are numbered. */
const seen = ({ colors, tubes }: BoardView) =>
  JSON.stringify(
    tubes.map((tube) => ({
      ...tube,
      units: tube.units.map((unit) => colors[unit]?.swatch ?? null),
      rules: Object.entries(rulesAsLetters(tube.rules ?? {}, colors) ?? {}).sort(),
    })),
  );

/** Rules with the letters of the editor for the names of colors; null where the editor offers no such rule. */
function rulesAsLetters(rules: Record<string, string>, colors: BoardView["colors"]): OwnRules | null {
  const own = Object.fromEntries(
    Object.entries(rules).map(([key, value]) => {
      const color = colors.find(({ name }) => value === name || value === `done.${name}`);
      return [key, color ? value.slice(0, -color.name.length) + letterOf(color.swatch) : value];
    }),
  );
  const isOffered = (value: string) => /^(none|no|empty|(done\.)?[A-Z]|(done|group|moves)\.\d+)$/.test(value);
  return Object.values(own).every(isOffered) && areOwnRules(own) ? own : null;
}

/** Whether a code says more than tubes and their rules, as a goal, or what complete tubes do. */
const saysMore = (code: string) =>
  code
    .split(":")
    .slice(2)
    .some((field) => !isRuleField(field));

/** A board as a draft, its colors looking as before; null when the editor cannot hold it, or all of its code. */
export function draftOf(view: BoardView, code: string): Draft | null {
  if (saysMore(code)) return null;
  const { balls, colors, tubes } = view;
  const own = tubes.flatMap(({ rules }) => rulesAsLetters(rules ?? {}, colors) ?? []);
  if (own.length < tubes.length) return null;
  const draft: Draft = {
    rules: balls ? "ball" : "water",
    capacity: Math.max(...tubes.map((tube) => tube.capacity)),
    colors: colors.map(({ swatch }) => swatch).sort((a, b) => a - b),
    topFirst: false,
    tubes: tubes.map(({ units }) => units.flatMap((unit) => colors[unit]?.swatch ?? [])),
    ...(own.some((rules) => Object.keys(rules).length > 0) ? { own } : {}),
  };
  const fits =
    colors.length <= limits.colors[1] && draft.capacity <= limits.capacity[1] && tubes.length >= colors.length;
  return fits && seen(viewOf(draft)) === seen(view) ? draft : null;
}

/** The code by which a level that was read is opened: that of the editor where it can hold it. */
export function codeOf({ view, level }: Meaning): string {
  const draft = view.kind === "board" ? draftOf(view, level ?? "") : null;
  return draft ? levelCode(draft) : (level ?? "");
}
