// Levels to be drawn.
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "base/random.hpp"

namespace decant::picture::made {

struct Level {
    int capacity = 4;
    int colors = 3;
    std::vector<std::vector<int>> tubes;  ///< colors from the bottom
};

struct Wishes {
    bool started = false;    ///< some units have been moved, so tubes are part-filled
    bool completed = false;  ///< the first color fills one tube
    int empty = 2;
    int most_tubes = 24;
};

/// Each color fills one tube, but now and then two. Empty tubes are at the end, or anywhere.
Level random_level(base::Random& random, const Wishes& wishes);

}  // namespace decant::picture::made
