// The rules of tubes, as they are chosen among.
// SPDX-License-Identifier: MIT
export const bothRules = [
  ["water", "Water"],
  ["ball", "Ball"],
] as const;
