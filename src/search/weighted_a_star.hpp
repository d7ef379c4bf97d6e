// Weighted A*: a plan within a chosen factor of the optimum, usually much sooner than A*.
// SPDX-License-Identifier: MIT
#pragma once

#include <cassert>
#include <cmath>
#include <cstdint>

#include "search/best_first.hpp"

namespace decant::search {

/// Expands by g + w h. The weight is held in thousandths, so that no rounding differs between machines.
///
/// Why the bound holds: on an optimal plan of cost C there is always an open node reached at its optimal g,
/// and its rank g + w h is at most w (g + h), so at most w C. Hence C is at least the smallest open rank
/// divided by w.
struct WeightedOrder {
    std::int64_t thousandths;

    [[nodiscard]] Rank rank(Cost g, Cost h) const { return {1000 * std::int64_t{g} + thousandths * h, h}; }
    [[nodiscard]] Cost proves(Rank smallest) const {
        return static_cast<Cost>((smallest.major + thousandths - 1) / thousandths);
    }
};

/// Contract: a solved outcome costs at most `weight` times the optimum (`factor`); `unsolvable` is proved.
/// `weight` is at least 1 and counts in thousandths. Source: Pohl, "Heuristic Search Viewed as Path Finding
/// in a Graph" (1970).
template <KeyedSpace Space, AdmissibleHeuristic<Space> H>
CompleteOutcome<typename Space::Action> weighted_a_star(const Space& space, const H& heuristic, double weight,
                                                        const RunControl& control) {
    assert(weight >= 1);
    const auto thousandths = static_cast<std::int64_t>(std::llround(weight * 1000));
    auto outcome = best_first(space, heuristic, WeightedOrder{thousandths}, control);
    if (outcome.ending == Ending::solved) outcome.factor = static_cast<double>(thousandths) / 1000;
    return outcome;
}

}  // namespace decant::search
