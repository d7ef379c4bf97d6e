// Looks at where a level starts.
// SPDX-License-Identifier: MIT
#include "reading/board.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace decant::reading {

std::optional<puzzles::BoardView> board_of(const Level& level) {
    puzzles::View view = level.puzzle().start().view();
    auto* const board = std::get_if<puzzles::BoardView>(&view);
    return board == nullptr ? std::nullopt : std::optional(std::move(*board));
}

std::ptrdiff_t empty_tubes(const puzzles::BoardView& board) {
    return std::count_if(board.tubes.begin(), board.tubes.end(),
                         [](const auto& tube) { return tube.units.empty(); });
}

}  // namespace decant::reading
