// Lines of dashes, as games draw places for tubes with.
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "picture/grid.hpp"

namespace decant::picture {

/// The upright lines of which these boxes are dashes: at least five of one width, above each other, with
/// lengths and gaps that are alike. A dash is no flatter than wide, and no gap is more than twice as long.
/// O(boxes * log boxes).
std::vector<Rectangle> dashed_lines(std::vector<Rectangle> boxes);

}  // namespace decant::picture
