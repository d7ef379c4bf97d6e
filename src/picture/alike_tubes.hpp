// Tubes by the outline that they share.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "picture/components.hpp"
#include "picture/frames.hpp"
#include "picture/grid.hpp"

namespace decant::picture {

inline constexpr std::size_t fewest_alike = 3;  ///< tubes: what two share may be chance

/// All tubes with the outline that these fills share: wherever the same edges are seen, however faint they
/// are and whatever is around them (template matching; Barrow et al., "Parametric correspondence and chamfer
/// matching", 1977). None if they share none. Where an end of the outline is seen alone, or the sides go on
/// above it, is a stranger. The steps are thickened.
std::optional<Layout> alike_tubes(const Steps& steps, std::vector<Rectangle> fills);

}  // namespace decant::picture
