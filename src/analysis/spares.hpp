// How little room a level needs: the fewest empty tubes with which it can be solved.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "puzzles/family.hpp"
#include "search/run_control.hpp"

namespace decant::analysis {

/// Exact: each number of spares below the answer is proved not to be enough. Nothing where the family has no
/// spares, where the limits do not allow the proof, or where two more than the level has are not enough.
/// `solvable` says whether the level can be solved as it is.
std::optional<int> fewest_spares(const puzzles::Puzzle& puzzle, bool solvable,
                                 const search::RunControl& control);

}  // namespace decant::analysis
