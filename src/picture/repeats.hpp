// Units that look like several lower ones.
// SPDX-License-Identifier: MIT
#pragma once

#include "picture/board.hpp"
#include "picture/color.hpp"
#include "picture/grid.hpp"

namespace decant::picture {

/// Whether most units show two or three equal parts: each with a sign, a gleam or shades of its own, or with
/// a seam between flat ones. They may be as many units, of which all runs of a color are even.
bool may_be_several(const Grid<Lab>& colors, const Board& board);

}  // namespace decant::picture
