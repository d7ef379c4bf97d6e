// What glass does to the background: inside empty parts of tubes it has another color than beside them.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "picture/color.hpp"

namespace decant::picture {

/// A row of pixels of a tube: inside, and beside the tube.
struct RowColors {
    Lab inside;
    Lab beside;
};

/// Some rows of a tube.
struct TubeColors {
    std::vector<RowColors> upper;  ///< all near the upper end, below the rim
    std::vector<RowColors> lower;  ///< each fourth one of the others
};

inline constexpr std::size_t lower_step = 4;

/// The glass of a tube.
struct Glass {
    Lab color;  ///< as it is seen in the upper end
    Lab tint;   ///< what it adds to the color beside the tube
};

/// The glass of each tube, if nearly all show the same near their upper end: of what they do, that which most
/// rows have, as the inside of a ring or an ellipse around the mouth is lower than what is empty. None if
/// they show nothing in common.
std::vector<Glass> glasses(const std::vector<TubeColors>& tubes);

}  // namespace decant::picture
