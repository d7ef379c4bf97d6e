// The search that `auto` runs on a DogBunny level.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "puzzles/dog_bunny/engine/shortest_plans.hpp"
#include "puzzles/dog_bunny/search/space.hpp"
#include "search/any_outcome.hpp"
#include "search/run_control.hpp"

namespace decant::puzzles::dog_bunny {

struct Answer {
    search::AnyOutcome<Action> outcome;
    std::optional<PlanCount> count;  ///< of the shortest plans, when they could be counted within the limits
    bool switches_unproved = false;  ///< the limits ended the choice among the shortest plans
};

/// A shortest plan with proof, or a proof that there is none, or what is known when the run control ends it.
///
/// A search from both sides finds the length, and A* that of levels with more than 2^47 states. Then, unless
/// `any` shortest plan will do, one that switches token least often.
Answer solve(const Space& space, bool any, const search::RunControl& control);

}  // namespace decant::puzzles::dog_bunny
