// Tubes stand in rows, at a regular distance from each other.
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "picture/grid.hpp"

namespace decant::picture {

using Row = std::vector<Rectangle>;

/// The frames of tubes in reading order: rows from the top, each from the left. A raised tube stays in its
/// row. Frames are in one row if their heights overlap by more than half.
using Rows = std::vector<Row>;

Rows rows_of(std::vector<Rectangle> frames);

/// Where the spacing leaves room for a tube that was not found: within rows, a frame in each gap of a
/// multiple of the row's own distance; at the end of a row that is not centered as the others are, one frame
/// for each tube that would make it so. Spacing is the least distance between the centers of neighbors in the
/// row, or in another one if that is a multiple.
std::vector<Rectangle> gaps(const Rows& rows);

/// Where the next tube of each row would stand, before its first and behind its last one. A tube that is
/// alone in its row has the spacing of another row; none if there is none.
std::vector<std::vector<Rectangle>> next_places(const Rows& rows);

}  // namespace decant::picture
