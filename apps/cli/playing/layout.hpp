// Where tubes stand on a screen of characters.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>

namespace decant::cli::playing {

/// Places are columns and lines of the board, counted from 0; a board may be higher than its screen.
struct Layout {
    int tube_width = 6;  ///< with the gap to the next one
    int unit_width = 3;  ///< of the painted part
    bool glass = true;   ///< whether tubes have walls and a floor
    int row_height = 0;  ///< with the gap to the next row
    int tallest = 0;     ///< units
    int height = 0;      ///< of all rows
    std::size_t tubes = 0;
    std::size_t in_a_row = 1;

    struct Place {
        int column = 0;
        int line = 0;
    };
    /// The upper left corner of a tube that is as tall as the tallest one.
    [[nodiscard]] Place corner(std::size_t tube) const;
    [[nodiscard]] std::optional<std::size_t> tube_at(Place place) const;
};

/// The roomiest layout that fits, else the smallest one, whose columns fit at least.
Layout lay_out(std::size_t tubes, int tallest, int width, int height);

}  // namespace decant::cli::playing
