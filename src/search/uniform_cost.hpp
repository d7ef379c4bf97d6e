// Uniform-cost search (Dijkstra): a cheapest plan without any heuristic.
// SPDX-License-Identifier: MIT
#pragma once

#include "search/a_star.hpp"

namespace decant::search {

/// Contract: that of A* with the estimate 0: a solved outcome is optimal, `unsolvable` is proved, and the
/// lower bound is the smallest open g. Source: Dijkstra, "A Note on Two Problems in Connexion with Graphs"
/// (1959).
template <KeyedSpace Space>
CompleteOutcome<typename Space::Action> uniform_cost(const Space& space, const RunControl& control) {
    return a_star(space, BlindHeuristic{}, control);
}

}  // namespace decant::search
