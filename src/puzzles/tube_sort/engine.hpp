// What `auto` does with a tube-sorting level.
// SPDX-License-Identifier: MIT
#pragma once

#include "puzzles/tube_sort/bounds.hpp"
#include "puzzles/tube_sort/space.hpp"
#include "search/algorithm.hpp"
#include "search/run_control.hpp"

namespace decant::puzzles::tube_sort {

/// A shortest plan with proof, or a proof that there is none, or what is known when the run control ends it.
///
/// This is the seam for a faster engine: whatever stands behind it must agree with unpruned breadth-first
/// search on lengths and solvability, keep to all limits, and report true lower bounds.
search::AnyOutcome<Action> solve(const Space& space, const Bound& bound, const search::RunControl& control);

}  // namespace decant::puzzles::tube_sort
