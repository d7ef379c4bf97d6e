// A place of a board that was seen in a picture, for tests.
// SPDX-License-Identifier: MIT
import type { SeenPlace } from "@decant/core";

export const place = (change: Partial<SeenPlace> = {}): SeenPlace => ({
  state: "unit",
  color: 0,
  rival: null,
  confidence: 1,
  doubtful: false,
  box: [0, 0, 1, 1],
  ...change,
});
