// Ways to rename the colors of a level that result in the same level.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "puzzles/tube_sort/engine/level/border_table.hpp"

namespace decant::puzzles::tube_sort::engine {

struct Symmetry {
    std::vector<Color> colors;    ///< by color: its new name
    std::vector<Border> borders;  ///< by border: the one that it becomes
};

/// Symmetries of a start, each of which maps the first mixed tube to another one: at most one for each
/// target. Hand-made levels often have many, random ones hardly ever any. Equal capacities only. The search
/// stops after some work, so some may be missing.
std::vector<Symmetry> symmetries(const CompiledLevel& level);

}  // namespace decant::puzzles::tube_sort::engine
