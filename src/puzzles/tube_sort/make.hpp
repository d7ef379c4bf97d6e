// Makes boards.
// SPDX-License-Identifier: MIT
#pragma once

#include "base/random.hpp"
#include "puzzles/tube_sort/rules/board.hpp"
#include "puzzles/values.hpp"

namespace decant::puzzles::tube_sort {

/// All units mixed and laid into full tubes: each deal equally likely.
Board deal(const Recipe& recipe, base::Random& random);

/// From the solved board by pours made backward, then the empty tubes emptied again. Solvable, unless the
/// last pours had to go onto their own color.
Board unsolve(const Recipe& recipe, base::Random& random);

/// The same board with two units of different colors swapped; the same board where all are alike.
Board with_two_units_swapped(const Board& board, base::Random& random);

}  // namespace decant::puzzles::tube_sort
