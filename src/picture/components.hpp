// Objects that stand out from the background, as connected components.
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "picture/color.hpp"
#include "picture/grid.hpp"

namespace decant::picture {

/// For each pixel, the distance of its color to its neighbor on the right and to the one below; 0 at the
/// border.
struct Steps {
    Grid<float> right;
    Grid<float> down;
};

Steps steps_of(const Grid<Lab>& colors);

/// Each edge is one pixel wider to both sides, so that edges of shapes that are exact to a pixel meet.
Steps thickened(const Steps& steps);

/// The regions in which each pixel is joined to a neighbor by a step below `threshold` (4-connected), as a
/// number for each pixel, counted from 0 in order of appearance. Union-find over one pass (Rosenfeld and
/// Pfaltz, "Sequential operations in digital picture processing", 1966). Gradients and blurred pictures stay
/// whole, and a line of any brightness parts them.
Grid<int> smooth_regions(const Steps& steps, float threshold);

/// The boxes of what is left when the background is taken away: each region that is wide enough to go around
/// tubes. All that remains is joined over all 8 neighbors, so an outline and its contents are one object.
std::vector<Rectangle> objects(const Grid<int>& regions);

/// The boxes of the regions that fill most of theirs, as what is in tubes does.
std::vector<Rectangle> patches(const Grid<int>& regions);

}  // namespace decant::picture
