// The board of a level of tubes, as far as words and numbers beside it may tell of it.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>

#include "puzzles/view.hpp"
#include "reading/level.hpp"

namespace decant::reading {

/// Nothing of other families.
std::optional<puzzles::BoardView> board_of(const Level& level);

std::ptrdiff_t empty_tubes(const puzzles::BoardView& board);

}  // namespace decant::reading
