// A*: a cheapest plan, guided by an admissible heuristic.
// SPDX-License-Identifier: MIT
#pragma once

#include "search/best_first.hpp"

namespace decant::search {

/// Expands by f = g + h and, among equal f, the state that seems nearest to a goal.
struct AStarOrder {
    [[nodiscard]] Rank rank(Cost g, Cost h) const { return {std::int64_t{g} + h, h}; }
    [[nodiscard]] Cost proves(Rank smallest) const { return static_cast<Cost>(smallest.major); }
};

/// Contract: a solved outcome is optimal; `unsolvable` is proved; the lower bound is the smallest f that is
/// open. Memory grows with the states met. Source: Hart, Nilsson, Raphael, "A Formal Basis for the Heuristic
/// Determination of Minimum Cost Paths" (1968).
template <KeyedSpace Space, AdmissibleHeuristic<Space> H>
CompleteOutcome<typename Space::Action> a_star(const Space& space, const H& heuristic,
                                               const RunControl& control) {
    return best_first(space, heuristic, AStarOrder{}, control);
}

}  // namespace decant::search
