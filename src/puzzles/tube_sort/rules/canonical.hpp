// The one board that stands for all boards which are the same up to tube order and color names.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "puzzles/tube_sort/rules/board.hpp"

namespace decant::puzzles::tube_sort {

/// Equal for two boards iff reordering tubes and renaming colors makes one of the other. The names of the
/// level and of its colors are gone, and so is the permission to have missing units.
Board canonical(const Board& board);

/// The same, and for each of its tubes the number of the one that it was.
struct CanonicalForm {
    Board board;
    std::vector<std::size_t> tubes;
};
CanonicalForm canonical_form(const Board& board);

}  // namespace decant::puzzles::tube_sort
