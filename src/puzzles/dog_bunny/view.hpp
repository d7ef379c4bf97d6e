// What a DogBunny position looks like.
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "puzzles/dog_bunny/level.hpp"
#include "puzzles/view.hpp"

namespace decant::puzzles::dog_bunny {

/// The map with the tokens of each kind on these nodes.
MapView view_of(const Level& level, const std::vector<std::vector<int>>& places);
/// The map as the level begins.
MapView view_of(const Level& level);

}  // namespace decant::puzzles::dog_bunny
