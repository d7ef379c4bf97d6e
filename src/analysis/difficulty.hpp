// How hard a level is for people, from 0 to 100. docs/difficulty.md gives the formula and its reasons.
// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/share.hpp"
#include "base/cost.hpp"

namespace decant::analysis {

/// What people find hard in a level that can be solved.
struct Ingredients {
    Millionths losing_on_plans = 0;  ///< moves that lose, of the moves along shortest plans
    Millionths losing = 0;           ///< moves that lose, of all moves in games that can still be won
    Millionths dead = 0;             ///< dead positions, of all
    Millionths detours = 0;          ///< moves beyond those that the first position seems to need, of all
    base::Cost length = 0;           ///< fewest moves
};

/// In thousandths: 0 to 100,000. Rises, or stays, with each ingredient; 0 for a level of length 0.
std::uint64_t difficulty(const Ingredients& ingredients);

}  // namespace decant::analysis
