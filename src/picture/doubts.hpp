// What a person should look at, beside places, and how much of a board is left to them.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

#include "picture/board.hpp"
#include "picture/color.hpp"
#include "picture/grid.hpp"
#include "picture/layout_candidate.hpp"

namespace decant::picture {

/// Adds what the picture around the fills and the tubes leaves to ask of a board that is read: tubes that may
/// hold more, that may be none, or be missing; units above them; a second board.
void add_doubts(const Grid<Lab>& colors, LayoutCandidate& candidate);

bool is_asked(const Board& board, Doubt doubt);

/// What a person would have to do about it, in places to be looked at: a question is as much work as four.
std::size_t effort(const Board& board);

/// Whether this can be a board at all. Signs, buttons and noise leave more to ask than they have places. That
/// no tube has room is not a sign of that.
bool is_board(const Board& board);

/// Whether it shows enough to be compared with the picture by a person where no layout is a board: some
/// tubes, most places of which are sure, and no more questions than tubes.
bool is_worth_showing(const Board& board);

}  // namespace decant::picture
