// What is searched for in a level of tubes. Nothing else of the family needs its engine.
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "puzzles/family.hpp"
#include "puzzles/tube_sort/rules/board.hpp"

namespace decant::puzzles::tube_sort {

using ToPuzzle = std::unique_ptr<Puzzle> (*)(Board);

/// As the virtual functions of Puzzle, for a board without hidden units.
SearchReport search(const Board& board, const SearchRequest& request);
GraphReport explore(const Board& board, const search::RunControl& control, ToPuzzle to_puzzle);
std::unique_ptr<Game> play(const Board& board, ToPuzzle to_puzzle);

}  // namespace decant::puzzles::tube_sort
