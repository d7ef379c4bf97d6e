// Addresses hold the whole state.
// SPDX-License-Identifier: MIT
import { expect, test } from "vitest";
import { format, parse, type Address } from "../src/address";

const addresses: Address[] = [
  { route: "enter", level: "" },
  { route: "enter", level: "water4:AB/-/BA^2/-^3" },
  { route: "play", level: "water4:ABAB/BABA/-", moves: "" },
  { route: "play", level: "water4:ABAB/BABA/-", moves: "2>3 1>2" },
  { route: "solve", level: "dogbunny:a=b/b~c@!a,(a+b):dog=a:dog=c", moves: "dog:a>b dog:b>c" },
  { route: "solve", level: "water4:ABAB/BABA/-", moves: "2>3 1>2", step: 5 },
  { route: "solve", level: "water4:ABAB/BABA/-", moves: "", step: 12 },
  { route: "play", level: "water4:AB/BA/-:accepts=A@3:gives=no@2+3:hides=1.2@1", moves: "2>3 1>2" },
  { route: "explore", level: "dogbunny:caf%C3%A9=b:dog=b:dog=caf%C3%A9" },
  { route: "generate", wishes: {} },
  { route: "generate", wishes: { colors: "8", rules: "ball" } },
  { route: "map", level: "" },
];

test.each(addresses)("an address survives being written and read: %o", (address) => {
  expect(parse(format(address))).toEqual(address);
  expect(parse(new URL(format(address), "http://localhost/").hash)).toEqual(address);
});

test("escapes that a messenger added are undone", () => {
  expect(parse("#/play/water4%3AABAB%2FBABA%2F-%2F%2F2%7E3%2B1%7E2")).toEqual({
    route: "play",
    level: "water4:ABAB/BABA/-",
    moves: "2>3 1>2",
  });
});

test.each(["x", "-1", "0", "1e9", "99999999999", "<script>", "1.5"])("a step that is none is left out: %s", (step) => {
  expect(parse(`#/solve/water4:ABAB/BABA/-//2~3//${step}`)).toEqual({
    route: "solve",
    level: "water4:ABAB/BABA/-",
    moves: "2>3",
  });
});

test("an unknown address leads to the start", () => {
  expect(parse("#/nowhere/at/all")).toEqual({ route: "enter", level: "" });
  expect(parse("")).toEqual({ route: "enter", level: "" });
});
