// Blobs above each other, from the lowest up.
// SPDX-License-Identifier: MIT
#include "picture/boxes.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <tuple>

#include "picture/order.hpp"

namespace decant::picture {

std::vector<Rectangle> columns_as_wide(const std::vector<Rectangle>& boxes, double width) {
    constexpr std::size_t most_columns = 240;
    std::vector<Rectangle> blobs;
    for (const Rectangle& box : boxes)
        if (is_near(box.width(), width, like_width) && box.height() > flattest_blob * box.width())
            blobs.push_back(box);
    sort_by(blobs, [](const Rectangle& blob) { return std::tuple(-blob.bottom, blob.left, blob.top); });
    std::vector<Rectangle> columns;
    for (const Rectangle& blob : blobs) {
        const auto below = std::find_if(columns.begin(), columns.end(), [&](const Rectangle& column) {
            return std::abs(column.center_x() - blob.center_x()) < 0.15 * blob.width() &&
                   std::abs(column.top - blob.bottom) < 0.4 * blob.width();
        });
        if (below == columns.end()) {
            if (columns.size() == most_columns) return {};
            columns.push_back(blob);
        } else {
            below->top = std::min(below->top, blob.top);
            below->left = std::min(below->left, blob.left);
            below->right = std::max(below->right, blob.right);
        }
    }
    return columns;
}

}  // namespace decant::picture
