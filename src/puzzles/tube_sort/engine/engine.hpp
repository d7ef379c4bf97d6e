// The search of tube sorting, for a level in one piece.
// SPDX-License-Identifier: MIT
#pragma once

#include "puzzles/tube_sort/engine/options.hpp"
#include "puzzles/tube_sort/rules/board.hpp"
#include "puzzles/tube_sort/search/space.hpp"
#include "search/any_outcome.hpp"
#include "search/run_control.hpp"

namespace decant::puzzles::tube_sort {

/// A shortest plan with proof, a proof that there is none, or what is known when the run control ends the
/// search.
///
/// It agrees with unpruned breadth-first search on lengths and solvability, respects all limits, and reports
/// true lower bounds. `space` must be that of the same board, which must have no hidden units.
search::AnyOutcome<Action> solve(const Board& board, const Space& space, const search::RunControl& control,
                                 const engine::Options& options = {});

}  // namespace decant::puzzles::tube_sort
