// Where tubes may be by what is in them, whatever is around them.
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "picture/color.hpp"
#include "picture/frames.hpp"
#include "picture/grid.hpp"

namespace decant::picture {

/// The layouts of tubes with the outline that some row of fills shares: columns of flat patches, of one width
/// and on one baseline. For backgrounds with grain, bricks or a photograph, which have edges as clear as
/// outlines. What else may be a tube is told by the objects, or, if there are none, by the patches.
std::vector<Layout> layouts_around_fills(const Grid<Lab>& colors, const std::vector<Objects>& objects);

}  // namespace decant::picture
