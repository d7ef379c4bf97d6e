// What a map to be made is like.
// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "puzzles/values.hpp"

namespace decant::puzzles::dog_bunny {

/// Tokens are bunnies, and a dog for every third one.
std::span<const Key> recipe_keys();

int nodes_in(const Recipe& recipe);
int tokens_in(const Recipe& recipe);

}  // namespace decant::puzzles::dog_bunny
