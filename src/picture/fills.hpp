// Finds where tubes may be by their contents, whatever is around them.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "picture/color.hpp"
#include "picture/components.hpp"
#include "picture/frames.hpp"
#include "picture/grid.hpp"

namespace decant::picture {

inline constexpr std::size_t fewest_alike = 3;  ///< tubes: two may be alike by chance

/// All tubes with the outline that these fills share: wherever the same edges are seen, however faint they
/// are and whatever is around them (template matching; Barrow et al., "Parametric correspondence and chamfer
/// matching", 1977). None if they share none. Where an end of the outline is seen alone, or the sides go on
/// above it, is a stranger. The steps are thickened.
std::optional<Layout> alike_tubes(const Steps& steps, std::vector<Rectangle> fills);

/// The layouts of tubes with the outline that some row of fills shares: columns of flat patches, of one width
/// and on one baseline. For backgrounds with grain, bricks or a photograph, which have edges as clear as
/// outlines. Other tubes are suggested by the objects, or, if there are none, by the patches.
std::vector<Layout> layouts_around_fills(const Grid<Lab>& colors, const std::vector<Objects>& objects);

}  // namespace decant::picture
