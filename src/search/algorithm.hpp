// One call that runs any of the search algorithms.
// SPDX-License-Identifier: MIT
#pragma once

#include "search/a_star.hpp"
#include "search/algorithm_names.hpp"
#include "search/any_outcome.hpp"
#include "search/beam.hpp"
#include "search/breadth_first.hpp"
#include "search/depth_first.hpp"
#include "search/greedy_best_first.hpp"
#include "search/ida_star.hpp"
#include "search/run_control.hpp"
#include "search/state_space.hpp"
#include "search/uniform_cost.hpp"
#include "search/weighted_a_star.hpp"

namespace decant::search {

/// Runs the chosen algorithm; `automatic` is A* here, and a family that knows better decides before it calls.
template <KeyedSpace Space, AdmissibleHeuristic<Space> H>
AnyOutcome<typename Space::Action> run(Algorithm algorithm, const Space& space, const H& heuristic,
                                       [[maybe_unused]] const Settings& settings, const RunControl& control) {
    const auto dispatch = [&] {
        switch (algorithm) {
#define DECANT_ALGORITHM(name, word, promise, call, summary) \
    case Algorithm::name:                                    \
        return any_outcome(call);
#include "search/algorithms.def"
            case Algorithm::automatic:
                break;
        }
        return any_outcome(a_star(space, heuristic, control));
    };
    auto outcome = dispatch();
    raise_bound(outcome, heuristic(space.initial()));
    return outcome;
}

}  // namespace decant::search
