// Tubes that are none yet: a game offers them, or keeps them locked.
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "picture/board.hpp"
#include "picture/color.hpp"
#include "picture/frames.hpp"
#include "picture/grid.hpp"
#include "picture/pitch.hpp"

namespace decant::picture {

/// Whether one sign stands in a frame that is even otherwise, narrower than it: a plus, a film, a padlock. Of
/// what is `filled`, it may be all the filling.
bool has_sign_alone(const Grid<Lab>& colors, const Rectangle& frame, bool filled);

/// What may be no tube, or none yet: of the tubes that are empty or of one color, those with a sign in them
/// or right above or below them, where most tubes have none; empty ones of which the outline is much fainter
/// than that of others; plates, of one color from end to end where others have a neck; and signs as large as
/// what a tube holds, which begin lower, end higher or are narrower. And beside rows, a sign where the next
/// tube would stand. The fills are those of the board's tubes.
std::vector<Rectangle> buttons(const Grid<Lab>& colors, const Board& board, const Layout& layout,
                               const std::vector<Fill>& fills);

}  // namespace decant::picture
