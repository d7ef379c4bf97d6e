// Chooses tubes by number keys.
// SPDX-License-Identifier: MIT

/**
 * The meaning of a digit after those typed before it: a tube, counted from 0, or digits to wait with for another one.
 * A digit that no further one can follow decides at once.
 */
export function typed(before: string, digit: string, tubes: number): { tube: number | null; waiting: string } {
  const number = Number(before + digit);
  if (before && number > tubes) return typed("", digit, tubes);
  if (number === 0) return { tube: null, waiting: "" };
  if (number * 10 <= tubes) return { tube: null, waiting: String(number) };
  return number <= tubes ? { tube: number - 1, waiting: "" } : { tube: null, waiting: "" };
}
