// Tubes drawn as SVG.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>

#include "present/svg.hpp"
#include "puzzles/view.hpp"

namespace decant::present {

/// Tubes to point at: where a move takes from and where it goes.
struct Marks {
    std::optional<std::size_t> from;
    std::optional<std::size_t> to;
};

/// Tubes in rows, each with its number under it; units with color and letter, balls round.
Drawing draw_board(const puzzles::BoardView& board, const Marks& marks);

/// The drawing with the names of the colors under it, unless the letters are the names.
Drawing with_legend(Drawing drawing, const puzzles::BoardView& board);

}  // namespace decant::present
