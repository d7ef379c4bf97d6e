// Greedy best-first search: any plan, quickly.
// SPDX-License-Identifier: MIT
#pragma once

#include "search/best_first.hpp"

namespace decant::search {

/// Expands by h alone; a plan, once met, ranks before everything and ends the search.
struct GreedyOrder {
    [[nodiscard]] Rank rank(Cost /*g*/, Cost h) const { return {h, 0}; }
    [[nodiscard]] Cost proves(Rank /*smallest*/) const { return 0; }
};

/// Contract: a solved outcome is a plan of no guaranteed quality; `unsolvable` is proved, as every state is
/// kept. Any heuristic will do. Source: Doran and Michie, "Experiments with the Graph Traverser Program"
/// (1966).
template <KeyedSpace Space, Heuristic<Space> H>
CompleteOutcome<typename Space::Action> greedy_best_first(const Space& space, const H& heuristic,
                                                          const RunControl& control) {
    return best_first(space, heuristic, GreedyOrder{}, control);
}

}  // namespace decant::search
