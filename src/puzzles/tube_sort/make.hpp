// Makes boards of tube sorting at random, by recipes.
// SPDX-License-Identifier: MIT
#pragma once

#include "base/random.hpp"
#include "base/result.hpp"
#include "puzzles/tube_sort/rules/board.hpp"
#include "puzzles/values.hpp"

namespace decant::puzzles::tube_sort {

// The keys of recipes.
inline const Key colors_key{"colors", "colors; each fills one tube", 8, 2, max_colors};
inline const Key capacity_key{"capacity", "units that a tube holds", 4, 2, max_capacity};
inline const Key empties_key{"empties", "empty tubes", 2, 1, max_tubes};
inline const Key tube_rules_key{.name = "tube_rules",
                                .summary = "rules of single tubes as behind a code: gives=no@9+10",
                                .is_text = true};

/// All units mixed and laid into full tubes: each deal equally likely.
Board deal(const Recipe& recipe, base::Random& random);

/// From the solved board by pours made backward, then the empty tubes emptied again. Solvable, unless the
/// last pours had to go onto their own color.
Board unsolve(const Recipe& recipe, base::Random& random);

/// The board with the rules of a recipe, if it has some, or what is wrong with them.
base::Result<Board> with_tube_rules(Board board, const Recipe& recipe);

/// The same board with two units of different colors swapped; the same board where all are alike.
Board with_two_units_swapped(const Board& board, base::Random& random);

}  // namespace decant::puzzles::tube_sort
