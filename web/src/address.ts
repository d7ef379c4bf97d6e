// Addresses: each one is a whole state that can be shared.
// SPDX-License-Identifier: MIT

export type Address =
  | { route: "enter"; level: string }
  | { route: "play"; level: string; moves: string }
  | { route: "solve"; level: string; moves: string; step?: number }
  | { route: "explore"; level: string }
  | { route: "generate"; wishes: Record<string, string> }
  | { route: "map"; level: string };

export type Route = Address["route"];

// A code has slashes, but never two in a row, so these part it from the moves, and those from the step of a plan.
const between = "//";

/** Moves such as `2>3 1>2` without the characters that addresses cannot hold. No move has `~` or `+` in it. */
const packed = (moves: string) => moves.trim().replaceAll(">", "~").replace(/\s+/g, "+");
const unpacked = (moves: string) => moves.replaceAll("~", ">").replaceAll("+", " ").trim();

/** Undoes the escapes that browsers and messengers add. Those of other bytes belong to the code. */
const plain = (text: string) =>
  text.replace(/%([2-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/** Text that is not a number of moves counts as no step. */
const stepOf = (text: string) => (/^[1-9]\d{0,5}$/.test(text) ? { step: Number(text) } : {});

export function parse(hash: string): Address {
  const text = hash.replace(/^#?\/?/, "");
  const end = text.search(/[/?]/);
  const route = end < 0 ? text : text.slice(0, end);
  const rest = end < 0 ? "" : text.slice(end);
  const [level = "", moves = "", step = ""] = plain(rest.slice(1)).split(between);
  switch (route) {
    case "play":
      return { route, level, moves: unpacked(moves) };
    case "solve":
      return { route, level, moves: unpacked(moves), ...stepOf(step) };
    case "explore":
    case "map":
      return { route, level };
    case "generate":
      return { route, wishes: Object.fromEntries(new URLSearchParams(rest.slice(1))) };
    default:
      return { route: "enter", level: route === "enter" ? level : "" };
  }
}

export function format(address: Address): string {
  const { route } = address;
  if (route === "generate") {
    const wishes = new URLSearchParams(address.wishes).toString();
    return `#/generate${wishes && "?" + wishes}`;
  }
  const moves = "moves" in address ? packed(address.moves) : "";
  const step = route === "solve" && address.step ? between + address.step : "";
  return `#/${route}${address.level && "/" + address.level}${moves || step ? between + moves : ""}${step}`;
}
