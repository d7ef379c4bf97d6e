// Units of nearly the color of the glass that they are in.
// SPDX-License-Identifier: MIT
#pragma once

#include "picture/board.hpp"
#include "picture/color.hpp"
#include "picture/grid.hpp"
#include "picture/pitch.hpp"

namespace decant::picture {

/// Puts places of empty tubes in doubt that look like one filling: even, and so is what is above them, with
/// an edge between the two where a unit would end. Not if all empty tubes show it: their glass is made so.
void doubt_fillings_like_glass(const Grid<Lab>& colors, const Pitch& pitch, Board& board);

}  // namespace decant::picture
