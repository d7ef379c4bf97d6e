// The places that everybody knows, in the order in which a new map is given them.
// SPDX-License-Identifier: MIT
export const knownPlaces = ["house", "tree", "well", "carrot", "bone", "flower", "boat"];
