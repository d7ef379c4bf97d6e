// Which places of the tubes hold something.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "picture/contrast.hpp"
#include "picture/pitch.hpp"

namespace decant::picture {

/// One place of a tube: whether it is filled, and how sure that is.
struct Occupied {
    bool filled = false;
    double confidence = 0;  ///< from 0 to 1
    float contrast = 0;     ///< to the background, the mean over the middle of the place
};

/// Of each tube, its places from the bottom, `count` each. What parts filled from empty is the widest gap
/// between the contrasts of all places (as Otsu, "A threshold selection method from gray-level histograms",
/// 1979, but for few values); a place whose contrast lies near it is not sure.
std::vector<std::vector<Occupied>> occupied(const std::vector<Profile>& contrasts, const Pitch& pitch,
                                            int count);

/// The threshold itself, for given contrasts.
float parting(std::vector<float> contrasts);

}  // namespace decant::picture
