// The search of tube sorting, for a level in one piece.
// SPDX-License-Identifier: MIT
#pragma once

#include "puzzles/tube_sort/engine/options.hpp"
#include "puzzles/tube_sort/rules/board.hpp"
#include "puzzles/tube_sort/search/space.hpp"
#include "search/any_outcome.hpp"
#include "search/run_control.hpp"

namespace decant::puzzles::tube_sort {

/// Whether what the engine leaves out is proved to be needless with the rules of the board's tubes:
/// docs/proofs.md, Lemmas 43 to 45.
bool engine_holds_for(const Board& board);

/// A shortest plan with proof, a proof that there is none, or what is known when the run control ends the
/// search.
///
/// It agrees with unpruned breadth-first search on lengths and solvability, respects all limits, and reports
/// true lower bounds. `space` must be that of the same board, which must have no hidden units, and for which
/// the engine holds.
search::AnyOutcome<Action> solve(const Board& board, const Space& space, const search::RunControl& control,
                                 const engine::Options& options = {});

}  // namespace decant::puzzles::tube_sort
