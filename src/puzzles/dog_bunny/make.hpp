// Makes DogBunny levels.
// SPDX-License-Identifier: MIT
#pragma once

#include "base/random.hpp"
#include "puzzles/dog_bunny/level.hpp"
#include "puzzles/values.hpp"

namespace decant::puzzles::dog_bunny {

/// A connected map of which no two edges cross, with positions; half of the edges have a condition, one in
/// five leads one way. Tokens start and shall end anywhere.
Level deal(const Recipe& recipe, base::Random& random);

/// Such a map, with the tokens where random steps backward from the goal lead.
Level unsolve(const Recipe& recipe, base::Random& random);

/// The same map with one condition, one direction, one start or one goal changed.
Level varied(const Level& level, base::Random& random);

}  // namespace decant::puzzles::dog_bunny
