// Compares the rows of pixels of each unit with those some part of its height below.
// SPDX-License-Identifier: MIT
#include "picture/repeats.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

#include "picture/contrast.hpp"

namespace decant::picture {
namespace {

// The mean color of each row of pixels in some columns of a unit, from the top.
using Strip = std::vector<Lab>;

constexpr double margin = 0.12;  // of a part of a unit: what is next to its borders

Strip strip_of(const Grid<Lab>& colors, const Rectangle& where, const std::vector<int>& columns) {
    Strip strip;
    const int end = std::min(colors.height(), static_cast<int>(std::lround(where.bottom)));
    for (int y = std::max(0, static_cast<int>(std::lround(where.top))); y < end; ++y) {
        std::vector<Lab> row;
        for (const int x : columns) row.push_back(colors.at(x, y));
        strip.push_back(mean(row));
    }
    return strip;
}

// How several parts of a strip look, without their margins.
struct Parts {
    Lab ground;
    bool flat = false;
    bool alike = false;
};

Parts parts_of(const Strip& strip, int count) {
    constexpr float least = 1;
    constexpr float same = 0.4F;  // of how much a part varies
    const double height = static_cast<double>(strip.size()) / count;
    const auto end = static_cast<std::size_t>((1 - margin) * height);
    std::vector<Lab> inside;
    float apart = 0;
    for (int part = 0; part < count; ++part) {
        const auto top = static_cast<std::size_t>(part * height);
        for (auto y = static_cast<std::size_t>(std::ceil(margin * height)); y < end; ++y) {
            inside.push_back(strip[top + y]);
            apart += distance(strip[top + y], strip[y]);
        }
    }
    const Lab ground = mean(inside);
    float varies = 0;
    for (const Lab& row : inside) varies += distance(row, ground);
    return {ground, varies < least * static_cast<float>(inside.size()), apart < same * varies};
}

// Whether some row next to each border between parts is clearly of another color than the ground.
bool has_seams(const Strip& strip, int count, const Lab& ground) {
    constexpr float clear = 5;
    const double height = static_cast<double>(strip.size()) / count;
    const auto reach = static_cast<std::ptrdiff_t>(std::ceil(margin * height));
    for (int part = 1; part < count; ++part) {
        const auto border = strip.begin() + static_cast<std::ptrdiff_t>(part * height);
        if (std::none_of(border - reach, border + reach + 1,
                         [&](const Lab& row) { return distance(row, ground) > clear; }))
            return false;
    }
    return true;
}

// Whether a unit looks like so many. A ring has equal halves in its middle, but not beside it.
bool has_equal_parts(const Strip& whole, const Strip& beside, int count) {
    constexpr std::size_t lowest = 8;  // of a part, in pixels
    if (whole.size() < lowest * static_cast<std::size_t>(count)) return false;
    const Parts parts = parts_of(whole, count);
    if (parts.flat) return has_seams(whole, count, parts.ground);
    const Parts aside = parts_of(beside, count);
    return parts.alike && (aside.flat || aside.alike);
}

}  // namespace

bool may_be_several(const Grid<Lab>& colors, const Board& board) {
    constexpr double most = 0.8;
    int units = 0;
    int in_two = 0;
    int in_three = 0;
    for (const Tube& tube : board.tubes) {
        // The lowest one is rounded as its tube is.
        for (std::size_t at = 1; at < tube.places.size(); ++at) {
            const Place& place = tube.places[at];
            if (place.state != State::unit) continue;
            std::vector<int> columns = columns_of(place.where, Part::beside, colors.width());
            const Strip beside = strip_of(colors, place.where, columns);
            const std::vector<int> middle = columns_of(place.where, Part::middle, colors.width());
            columns.insert(columns.end(), middle.begin(), middle.end());
            const Strip whole = strip_of(colors, place.where, columns);
            ++units;
            in_two += has_equal_parts(whole, beside, 2) ? 1 : 0;
            in_three += has_equal_parts(whole, beside, 3) ? 1 : 0;
        }
    }
    return units > 0 && std::max(in_two, in_three) > most * units;
}

}  // namespace decant::picture
