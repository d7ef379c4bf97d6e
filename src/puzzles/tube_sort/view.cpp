// The view of a board.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/board.hpp"

namespace decant::puzzles::tube_sort {

BoardView view_of(const Board& board) {
    BoardView view;
    view.balls = board.rules == Rules::ball;
    const std::string letter = letters(board);
    for (std::size_t c = 0; c < board.colors.size(); ++c) view.colors.push_back({board.colors[c], letter[c]});
    for (const Tube& tube : board.tubes) {
        auto& shown = view.tubes.emplace_back(BoardView::Tube{tube.capacity, {}});
        for (const Color color : tube.units) {
            shown.units.push_back(color == hidden ? BoardView::hidden : color);
        }
    }
    return view;
}

}  // namespace decant::puzzles::tube_sort
