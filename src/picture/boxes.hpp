// How boxes in a picture lie to each other: alike, side by side and above each other.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "picture/grid.hpp"
#include "picture/order.hpp"

namespace decant::picture {

inline constexpr double least_ratio = 1.3;  ///< of the height of a tube to its width
inline constexpr double like_width = 0.08;
inline constexpr double like_height = 0.06;
inline constexpr double like_baseline = 0.04;  ///< of the height

inline bool is_near(double one, double other, double share) {
    return std::abs(one - other) <= std::max(2.0, share * other);
}

inline bool overlaps(const Rectangle& one, const Rectangle& other) {
    return one.left < other.right && other.left < one.right && one.top < other.bottom &&
           other.top < one.bottom;
}

inline bool overlaps_any(const Rectangle& box, const std::vector<Rectangle>& others) {
    return any_of(others, [&](const Rectangle& other) { return overlaps(box, other); });
}

/// With its middle, at least: the boxes of tilted tubes overlap.
inline bool lies_in(const Rectangle& one, const Rectangle& other) {
    return one.center_x() > other.left && one.center_x() < other.right && one.center_y() > other.top &&
           one.center_y() < other.bottom;
}

inline bool is_alike(const Rectangle& one, const Rectangle& other) {
    return is_near(one.width(), other.width(), like_width) &&
           is_near(one.height(), other.height(), like_height);
}

inline bool has_baseline_of(const Rectangle& box, const Rectangle& other) {
    return std::abs(box.bottom - other.bottom) <= std::max(2.0, like_baseline * other.height());
}

/// Whether one beside it stands on its baseline.
inline bool has_neighbor(const Rectangle& box, const std::vector<Rectangle>& boxes) {
    return any_of(
        boxes, [&](const Rectangle& other) { return !overlaps(box, other) && has_baseline_of(box, other); });
}

/// As large as most boxes are, as to one or the other may cling what is around it.
inline Rectangle typical(const std::vector<Rectangle>& boxes) {
    return {0, 0, median_by(boxes, &Rectangle::width), median_by(boxes, &Rectangle::height)};
}

/// By a side of the picture, which is as wide as stated.
inline bool is_cut_off(const Rectangle& box, double width) { return box.left <= 0 || box.right >= width; }

inline constexpr double flattest_blob = 0.4;  ///< height to width

}  // namespace decant::picture
