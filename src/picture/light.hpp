// How light each place is in all tubes, where a game shades them from the top to the bottom.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "picture/patches.hpp"

namespace decant::picture {

/// Where a unit is, and which ones are taken for its color.
struct Lit {
    std::size_t place;  ///< from the bottom
    int cluster;
};

/// The patches of these units as they would look in the light of the lowest place: what units of one color
/// gain from place to place is the same in all tubes, in the median. None if that is no shade, which
/// goes over all places. In OKLab, light is a factor of all three values.
std::vector<Patch> evenly_lit(const std::vector<Patch>& patches, const std::vector<Lit>& units);

}  // namespace decant::picture
