// The two rules of tubes, with their labels in forms.
// SPDX-License-Identifier: MIT
export const bothRules = [
  ["water", "Water"],
  ["ball", "Ball"],
] as const;
