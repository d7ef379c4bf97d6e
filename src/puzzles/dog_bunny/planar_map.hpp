// Maps that can be drawn without crossing edges.
// SPDX-License-Identifier: MIT
#pragma once

#include <utility>
#include <vector>

#include "base/random.hpp"

namespace decant::puzzles::dog_bunny {

struct GridPoint {
    int x = 0;
    int y = 0;
};

struct PlanarMap {
    std::vector<GridPoint> points;
    std::vector<std::pair<int, int>>
        edges;  ///< connected; straight edges neither cross nor pass through points
};

/// Points on a grid, joined to near ones. `extra` is how many edges it has more than a tree, where they fit.
PlanarMap planar_map(int points, int extra, base::Random& random);

}  // namespace decant::puzzles::dog_bunny
