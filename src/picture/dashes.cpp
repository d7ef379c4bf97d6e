// From dash to dash, downward.
// SPDX-License-Identifier: MIT
#include "picture/dashes.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <optional>
#include <tuple>

#include "picture/boxes.hpp"
#include "picture/order.hpp"

namespace decant::picture {
namespace {

constexpr int fewest_dashes = 5;
constexpr double widest_dash = 6;  // pixels: a wider one is an object of its own
constexpr double like_dash = 0.3;

struct DashedLine {
    Rectangle all;
    Rectangle last;
    double gap = 0;
    int dashes = 1;
};

bool is_dash(const Rectangle& box) {
    return box.width() <= widest_dash && box.height() >= std::max(2.0, box.width() - 1);
}

bool goes_on_with(const DashedLine& line, const Rectangle& dash) {
    const double gap = dash.top - line.last.bottom;
    return std::abs(dash.left - line.last.left) <= 1 && std::abs(dash.right - line.last.right) <= 1 &&
           gap >= 1 && gap <= 2 * line.last.height() &&
           is_near(dash.height(), line.last.height(), like_dash) &&
           (line.dashes < 2 || is_near(gap, line.gap, like_dash));
}

}  // namespace

std::vector<Rectangle> dashed_lines(std::vector<Rectangle> boxes) {
    std::erase_if(boxes, [](const Rectangle& box) { return !is_dash(box); });
    sort_by(boxes, [](const Rectangle& box) { return std::tuple(box.top, box.left); });
    double right = 0;
    for (const Rectangle& box : boxes) right = std::max(right, box.right);
    // The line that is going on at each column.
    std::vector<std::optional<DashedLine>> lines(static_cast<std::size_t>(right) + 2);
    std::vector<Rectangle> found;
    const auto end = [&](std::optional<DashedLine>& line) {
        if (line && line->dashes >= fewest_dashes) found.push_back(line->all);
        line.reset();
    };
    for (const Rectangle& dash : boxes) {
        const auto column = lines.begin() + static_cast<std::ptrdiff_t>(dash.left);
        const auto first = column == lines.begin() ? column : std::prev(column);
        const auto line = std::find_if(first, column + 2, [&](const std::optional<DashedLine>& each) {
            return each && goes_on_with(*each, dash);
        });
        DashedLine longer{dash, dash};
        if (line != column + 2) {
            longer = {line->value().all.united(dash), dash, dash.top - line->value().last.bottom,
                      line->value().dashes + 1};
            line->reset();
        }
        end(*column);
        *column = longer;
    }
    for (std::optional<DashedLine>& line : lines) end(line);
    return found;
}

}  // namespace decant::picture
