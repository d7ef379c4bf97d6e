// A picture may show two boards.
// SPDX-License-Identifier: MIT
#pragma once

#include "picture/board.hpp"

namespace decant::picture {

/// Whether a straight cut beside or between rows leaves two boards: each color is on both sides, and fills
/// whole tubes on each.
bool may_be_two_boards(const Board& board);

}  // namespace decant::picture
