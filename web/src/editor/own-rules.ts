// The rules that the editor offers for single tubes.
// SPDX-License-Identifier: MIT
import type { Check } from "../stored";

/** In the order of level codes. */
const keys = ["accepts", "ends", "gives", "opens"] as const;
export type RuleKey = (typeof keys)[number];

/** The rules of one tube: values as in level codes, colors as letters. */
export type OwnRules = Partial<Record<RuleKey, string>>;

export const areOwnRules: Check<OwnRules> = (kept): kept is OwnRules =>
  typeof kept === "object" &&
  kept !== null &&
  Object.entries(kept).every(
    ([key, value]) => keys.some((known) => known === key) && typeof value === "string" && /^[\w.]+$/.test(value),
  );

/** Whether a field behind a code gives rules to single tubes. */
export const isRuleField = (field: string) => keys.some((key) => field.startsWith(`${key}=`));

interface Offer {
  key: RuleKey;
  label: string;
  /** Values with their words, the one of plain tubes first. */
  values: [value: string, words: string][];
}

const countTo = (most: number) => Array.from({ length: most }, (_, i) => i + 1);
const many = (count: number, what: string) => `${count} ${what}${count > 1 ? "s" : ""}`;

/** The rules that a tube may have, in words. `colors`: letters with names. */
export function offersFor(colors: { letter: string; name: string }[]): Offer[] {
  const onceComplete = colors.map(({ letter, name }): [string, string] => [
    `done.${letter}`,
    `once ${name} is complete`,
  ]);
  return [
    {
      key: "accepts",
      label: "Takes",
      values: [
        ["", "any color"],
        ["none", "nothing"],
        ...colors.map(({ letter, name }): [string, string] => [letter, `only ${name}`]),
      ],
    },
    {
      key: "gives",
      label: "Gives",
      values: [
        ["", "what is on top"],
        ["no", "nothing"],
        ...onceComplete,
        ["group.1", "once a tube of group 1 is complete"],
      ],
    },
    {
      key: "opens",
      label: "Open",
      values: [
        ["", "always"],
        ...onceComplete,
        ...countTo(6).map((count): [string, string] => [`done.${count}`, `after ${many(count, "complete tube")}`]),
        ...countTo(10).map((count): [string, string] => [`moves.${count}`, `after ${many(count, "move")}`]),
      ],
    },
    {
      key: "ends",
      label: "Ends",
      values: [
        ["", "empty or full"],
        ["empty", "empty"],
      ],
    },
  ];
}

/** The rules of all tubes with one more or one less. */
export function withRule(own: OwnRules[], tube: number, key: RuleKey, value: string): OwnRules[] {
  const rules = Array.from({ length: Math.max(own.length, tube + 1) }, (_, i) => ({ ...own[i] }));
  if (value) rules[tube]![key] = value;
  else delete rules[tube]![key];
  return rules;
}

/** The rules of so many tubes, without those that name a color that is gone. */
export function rulesLeft(own: OwnRules[], tubes: number, letters: string[]): OwnRules[] {
  const isLeft = (value: string) => {
    const [, letter] = /^(?:done\.)?([A-Z])$/.exec(value) ?? [];
    return letter === undefined || letters.includes(letter);
  };
  return own
    .slice(0, tubes)
    .map((rules) => Object.fromEntries(Object.entries(rules).filter(([, value]) => isLeft(value))) as OwnRules);
}

/** `:gives=no@2+5`, behind the tubes of a code. */
export function fieldsOf(own: OwnRules[]): string {
  return keys
    .map((key) => {
      const tubes = new Map<string, number[]>();
      own.forEach((rules, i) => {
        const value = rules[key];
        if (value) tubes.set(value, [...(tubes.get(value) ?? []), i + 1]);
      });
      const rules = [...tubes].map(([value, numbers]) => `${value}@${numbers.join("+")}`);
      return rules.length ? `:${key}=${rules.join(",")}` : "";
    })
    .join("");
}
