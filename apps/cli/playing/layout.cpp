// Arranges tubes in rows of about equal length, with glass if there is room for it.
// SPDX-License-Identifier: MIT
#include "cli/playing/layout.hpp"

#include <algorithm>
#include <array>

namespace decant::cli::playing {
namespace {

struct Size {
    int tube_width;
    int unit_width;
    bool glass;
    int below;  ///< lines under the units: the floor and the number
    int gap;    ///< lines between rows
};

constexpr std::array sizes = {Size{6, 3, true, 2, 1}, Size{5, 3, true, 2, 0}, Size{4, 2, false, 1, 1},
                              Size{3, 2, false, 1, 0}};

Layout with(const Size& size, std::size_t tubes, int tallest, int width) {
    const auto fitting = static_cast<std::size_t>(std::max(1, (width + 1) / size.tube_width));
    const std::size_t rows = std::max<std::size_t>(1, (tubes + fitting - 1) / fitting);
    Layout layout;
    layout.tube_width = size.tube_width;
    layout.unit_width = size.unit_width;
    layout.glass = size.glass;
    layout.row_height = tallest + size.below + size.gap;
    layout.tallest = tallest;
    layout.height = static_cast<int>(rows) * layout.row_height - size.gap;
    layout.tubes = tubes;
    layout.in_a_row = std::max<std::size_t>(1, (tubes + rows - 1) / rows);
    return layout;
}

}  // namespace

Layout::Place Layout::corner(std::size_t tube) const {
    return {static_cast<int>(tube % in_a_row) * tube_width, static_cast<int>(tube / in_a_row) * row_height};
}

std::optional<std::size_t> Layout::tube_at(Place place) const {
    if (place.column < 0 || place.line < 0 || place.line >= height) return std::nullopt;
    const auto column = static_cast<std::size_t>(place.column / tube_width);
    const std::size_t tube = static_cast<std::size_t>(place.line / row_height) * in_a_row + column;
    if (column >= in_a_row || tube >= tubes) return std::nullopt;
    return tube;
}

Layout lay_out(std::size_t tubes, int tallest, int width, int height) {
    for (const Size& size : sizes) {
        const Layout layout = with(size, tubes, tallest, width);
        if (layout.height <= height) return layout;
    }
    return with(sizes.back(), tubes, tallest, width);
}

}  // namespace decant::cli::playing
