// What is searched for from a counter. A program that only reads levels has other definitions.
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "puzzles/family.hpp"
#include "puzzles/null/state.hpp"

namespace decant::puzzles::null {

using ToPuzzle = std::unique_ptr<Puzzle> (*)(Level);

/// As the virtual functions of Puzzle.
SearchReport search(const Level& level, const SearchRequest& request);
GraphReport explore(const Level& level, const search::RunControl& control, ToPuzzle to_puzzle);
std::unique_ptr<Game> play(const Level& level, ToPuzzle to_puzzle);

}  // namespace decant::puzzles::null
