// Rows of pixels in the middle against those of the ground.
// SPDX-License-Identifier: MIT
#include "picture/buttons.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

namespace decant::picture {
namespace {

constexpr float stands_out = 18;
constexpr double centered = 0.1;   // of the height of the frame
constexpr double highest = 0.5;    // of that
constexpr double smallest = 0.25;  // of the width

}  // namespace

bool is_button(const Grid<Lab>& colors, const Rectangle& frame) {
    const auto pixel = [](double at, int end) { return std::clamp(static_cast<int>(at), 0, end - 1); };
    const auto row = [&](double share) { return pixel(frame.top + share * frame.height(), colors.height()); };
    const auto column = [&](double share) {
        return pixel(frame.center_x() + share * frame.width(), colors.width());
    };
    const int top = row(0.15);
    const int bottom = row(0.85);
    std::vector<Lab> inside;
    for (int y = top; y <= bottom; ++y)
        for (int x = column(-0.16); x <= column(0.16); ++x) inside.push_back(colors.at(x, y));
    const Lab ground = median(inside);
    const auto differs = [&](int x, int y) { return distance(colors.at(x, y), ground) > stands_out; };
    int first = bottom + 1;
    int last = top;
    for (int y = top; y <= bottom; ++y) {
        if (differs(column(-0.38), y) || differs(column(0.38), y)) return false;
        for (int x = column(-0.16); x <= column(0.16); ++x) {
            if (!differs(x, y)) continue;
            first = std::min(first, y);
            last = y;
        }
    }
    const int height = last + 1 - first;
    return height >= smallest * frame.width() && height <= highest * frame.height() &&
           std::abs((first + last + 1) / 2.0 - frame.center_y()) < centered * frame.height();
}

}  // namespace decant::picture
