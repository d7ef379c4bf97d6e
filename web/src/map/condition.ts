// Conditions as the core prints and reads them: names, !, &, | and parentheses.
// SPDX-License-Identifier: MIT

export interface Part {
  kind: "name" | "not" | "and" | "or" | "open" | "close";
  text: string;
}

const kinds: Record<string, Part["kind"]> = { "!": "not", "&": "and", "|": "or", "(": "open", ")": "close" };

export function partsOf(condition: string): Part[] {
  return (condition.match(/[!&|()]|[^\s!&|()]+/g) ?? []).map((text) => ({ kind: kinds[text] ?? "name", text }));
}

export function namesIn(condition: string): string[] {
  return partsOf(condition)
    .filter((part) => part.kind === "name")
    .map((part) => part.text);
}

export function renamed(condition: string, from: string, to: string): string {
  return condition.replace(/[^\s!&|()]+/g, (name) => (name === from ? to : name));
}

/** As one says it: "tree and not well". */
export function spoken(condition: string): string {
  const words = { not: "not", and: "and", or: "or", open: "(", close: ")" };
  return partsOf(condition)
    .map((part) => (part.kind === "name" ? part.text : words[part.kind]))
    .join(" ")
    .replace(/\( /g, "(")
    .replace(/ \)/g, ")");
}
