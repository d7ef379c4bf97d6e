// Tubes that are none yet: a game offers them, or keeps them locked.
// SPDX-License-Identifier: MIT
#pragma once

#include "picture/color.hpp"
#include "picture/grid.hpp"

namespace decant::picture {

/// Whether one sign stands in the middle of a frame that is even otherwise, narrower than it: a plus, a film,
/// a padlock.
bool is_button(const Grid<Lab>& colors, const Rectangle& frame);

}  // namespace decant::picture
