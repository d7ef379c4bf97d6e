// What `auto` does with a tube-sorting level: it solves the pieces of one that falls apart, else all of it.
// SPDX-License-Identifier: MIT
#pragma once

#include "puzzles/tube_sort/board.hpp"
#include "puzzles/tube_sort/space.hpp"
#include "search/any_outcome.hpp"
#include "search/run_control.hpp"

namespace decant::puzzles::tube_sort {

/// A shortest plan with proof, or a proof that there is none, or what is known when the run control ends it;
/// as `solve` of engine.hpp, of which it makes use. `space` is of the same board, which has no hidden units.
///
/// Pieces that are alike up to the names of their colors are solved once.
search::AnyOutcome<Action> solve_by_pieces(const Board& board, const Space& space,
                                           const search::RunControl& control);

}  // namespace decant::puzzles::tube_sort
