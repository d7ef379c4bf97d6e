// Finds faint, cut-off and covered tubes by the edges around the rows of tubes.
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "picture/color.hpp"
#include "picture/frames.hpp"
#include "picture/grid.hpp"
#include "picture/rows.hpp"

namespace decant::picture {

/// Where the next tube of a row would stand, before its first and behind its last one, if edges are seen
/// there on both sides but neither in the middle nor between the tubes of the row: an empty tube that is too
/// faint, blurred or tilted to be an object.
std::vector<Rectangle> traces(const Grid<Lab>& colors, const Rows& rows);

/// Whether an object differs from what is left and right of it in nearly all of its middle, as a letter does
/// not.
bool is_filled(const Grid<Lab>& colors, const Rectangle& object);

/// The upper or lower ends of rows that end where the picture does, or where something wider than a tube
/// begins that may lie over them: an edge goes on between the tubes and beside them.
std::vector<Rectangle> cuts(const Grid<Lab>& colors, const Rows& rows);

/// Where pieces or walls may be what is left of tubes: with edges on both sides and nothing in the middle,
/// and as far apart as tubes of a row are, or ended by an edge that goes on beside them.
std::vector<Rectangle> remains(const Grid<Lab>& colors, const Rows& rows, const Layout& layout);

}  // namespace decant::picture
