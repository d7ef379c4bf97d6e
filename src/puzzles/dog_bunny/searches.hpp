// What is searched for in a map. Nothing else of the family needs its engine.
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "puzzles/dog_bunny/rules/level.hpp"
#include "puzzles/family.hpp"

namespace decant::puzzles::dog_bunny {

using ToPuzzle = std::unique_ptr<Puzzle> (*)(Level);

/// As the virtual functions of Puzzle.
SearchReport search(const Level& level, const SearchRequest& request);
GraphReport explore(const Level& level, const search::RunControl& control, ToPuzzle to_puzzle);
std::unique_ptr<Game> play(const Level& level, ToPuzzle to_puzzle);

}  // namespace decant::puzzles::dog_bunny
