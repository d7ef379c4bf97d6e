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

/// Of each tube, its places from the bottom, `count` each. A place whose contrast lies near the threshold is
/// not sure, nor one that a rival threshold would judge otherwise.
std::vector<std::vector<Occupied>> occupied(const std::vector<Profile>& contrasts, const Pitch& pitch,
                                            int count);

/// How many places are filled in all.
std::size_t filled_places(const std::vector<Profile>& contrasts, const Pitch& pitch);

/// The threshold that parts filled from empty: the middle of the widest gap between the contrasts of all
/// places, as factors (in the spirit of Otsu, "A threshold selection method from gray-level histograms",
/// 1979, but for few values). `rival` is that of the second gap if it is nearly as wide, else the same.
struct Parting {
    float threshold = 0;
    float rival = 0;
};

Parting parting(std::vector<float> contrasts);

}  // namespace decant::picture
