// What a board to be made is like.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>

#include "base/result.hpp"
#include "puzzles/values.hpp"

namespace decant::puzzles::tube_sort {

/// Each color fills one tube.
std::span<const Key> recipe_keys();

struct Sizes {
    int colors = 0;
    int capacity = 0;
    int empties = 0;
};
Sizes sizes_in(const Recipe& recipe);

/// Why tubes cannot be as many as that, or nothing.
std::optional<base::Diagnostic> refuse(const Recipe& recipe);

}  // namespace decant::puzzles::tube_sort
