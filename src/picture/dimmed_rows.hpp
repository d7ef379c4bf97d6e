// Rows in which the same colors look darker or lighter than in others.
// SPDX-License-Identifier: MIT
#pragma once

#include "picture/board.hpp"

namespace decant::picture {

/// Whether the rows below some height may show the colors of those above it in another light: none is in
/// both, and each corresponds to one of the others by the same change of light, as under a shade. Two colors
/// in each part at least. O(rows * colors * colors).
bool may_be_dimmed(const Board& board);

}  // namespace decant::picture
