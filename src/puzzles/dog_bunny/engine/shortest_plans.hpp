// All shortest plans of a level at once: how many there are, and one that switches token least often.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/cost.hpp"
#include "puzzles/dog_bunny/search/space.hpp"
#include "search/meter.hpp"

namespace decant::puzzles::dog_bunny {

/// The distance of a state to the nearest goal, or a lower bound of it.
using Remaining = std::function<base::Cost(const State&)>;

/// Decimal numbers of any size.
struct PlanCount {
    std::string
        interchangeable;   ///< plans that differ only in which of several equal tokens moves are one plan
    std::string by_token;  ///< every token counts by itself
};

/// Counts the plans of `length` steps, which must be the fewest. Nothing when a limit or the user ended it.
///
/// Layer by layer from the start, over the states from which a goal can be in reach in the steps that are
/// left. A state that is not on a shortest plan does no harm: were it to reach a goal in time, there would be
/// a shorter plan. With several equal tokens on a node, a step from there stands for as many steps of single
/// tokens.
std::optional<PlanCount> count_shortest_plans(const Space& space, base::Cost length,
                                              const Remaining& remaining, search::Meter& meter);

/// A plan of `length` steps with the fewest switches: steps of another token than the step before. Nothing
/// when a limit or the user ended it.
///
/// The same layers, with the token that moved last as part of the state. Of several equal tokens on a node
/// the last mover is the one to move on, since the others would leave the same position behind and cost a
/// switch.
std::optional<std::vector<Action>> fewest_switches(const Space& space, base::Cost length,
                                                   const Remaining& remaining, search::Meter& meter);

}  // namespace decant::puzzles::dog_bunny
