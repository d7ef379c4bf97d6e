// Blobs above each other.
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "picture/grid.hpp"

namespace decant::picture {

inline constexpr double flattest_blob = 0.4;  ///< height to width

/// What boxes of this width join to that lie above each other, with gaps as between balls at most. None if
/// they are more than a board has.
std::vector<Rectangle> columns_as_wide(const std::vector<Rectangle>& boxes, double width);

}  // namespace decant::picture
