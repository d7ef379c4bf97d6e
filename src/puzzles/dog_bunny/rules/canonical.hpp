// The one level that stands for all levels which are the same up to the names of nodes and tokens.
// SPDX-License-Identifier: MIT
#pragma once

#include "puzzles/dog_bunny/rules/level.hpp"

namespace decant::puzzles::dog_bunny {

/// Equal for two levels iff renaming nodes and tokens makes one of the other. Neither the order in which
/// edges, tokens and the operands of a condition are written nor positions for drawing matter. Conditions are
/// compared as they are written, not by what they mean: `a | b` and `!(!a & !b)` are two, and so are `a` and
/// `a & a`.
Level canonical(const Level& level);

}  // namespace decant::puzzles::dog_bunny
