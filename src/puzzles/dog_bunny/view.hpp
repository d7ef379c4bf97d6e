// What a DogBunny position looks like.
// SPDX-License-Identifier: MIT
#pragma once

#include "puzzles/dog_bunny/level.hpp"
#include "puzzles/view.hpp"

namespace decant::puzzles::dog_bunny {

/// The map with its tokens where they start.
MapView view_of(const Level& level);

}  // namespace decant::puzzles::dog_bunny
