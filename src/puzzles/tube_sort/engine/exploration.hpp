// The state graph of a tube-sorting level, on packed positions.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "puzzles/tube_sort/rules/board.hpp"
#include "search/run_control.hpp"
#include "search/state_graph.hpp"

namespace decant::puzzles::tube_sort {

struct Exploration {
    search::StateGraph graph;
    /// The board of a state, its tubes in the order of their contents.
    std::function<Board(search::NodeId)> board_at;
};

/// All positions under the rules: the same graph, number by number, as search::explore finds in a
/// `Space` with Pruning::none, in a small part of the time. `board` has no hidden units.
Exploration explore(const Board& board, const search::RunControl& control);

}  // namespace decant::puzzles::tube_sort
