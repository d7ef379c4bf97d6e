// The outline that tubes have in common.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "picture/components.hpp"
#include "picture/grid.hpp"

namespace decant::picture {

/// Edges around a tube, in pixels from the middle of the lower end of what is in it.
struct Outline {
    struct Point {
        int x = 0;
        int y = 0;
        float step = 0;
    };

    int aside = 0;  ///< half the width
    int top = 0;
    int bottom = 0;
    std::array<std::vector<Point>, 2> sides;  ///< the left one first: steps to the right
    std::vector<Point> ends;                  ///< the upper and the lower one: steps down

    [[nodiscard]] Rectangle frame_at(int x, int y) const {
        return {x - aside + 0.0, y + top + 0.0, x + aside + 1.0, y + bottom + 1.0};
    }
};

/// The edges that three of four tubes have at one place, seen from what is in them. Grain and seams of a
/// background are around one tube or another, but glass is around each. None if too little is shared for two
/// sides and an end.
std::optional<Outline> shared_outline(const Steps& steps, const std::vector<Rectangle>& fills);

}  // namespace decant::picture
