// What people draw around a picture of layers: bars between tubes, rules, and the numbers of its columns.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace decant::puzzles::tube_sort {

/// A picture without its frame.
struct Framed {
    std::string rows;  ///< as long as the text, with commas for bars, and blanks for what was taken off
    std::size_t columns = 0;   ///< how many are numbered or have a floor, if any
    bool has_floors = false;   ///< a mark below each column
    bool are_numbers = false;  ///< there is a line of numbers, without words
    bool are_tubes = false;    ///< a line calls the columns tubes
    std::size_t offset = 0;    ///< where the numbers stand, or else the rule or the bars
};

/// Nothing where there is no frame.
std::optional<Framed> without_frame(std::string_view text);

}  // namespace decant::puzzles::tube_sort
