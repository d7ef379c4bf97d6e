// What a search reports: how it ended, the plan, and what is proved about it.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/cost.hpp"
#include "base/limits.hpp"

namespace decant::search {

using base::Cost;
using base::Limit;

/// How a search ended that looks at every state if it has to.
enum class Ending { solved, unsolvable, limit_reached, cancelled };

/// How a search ended that throws states away: it can run out of states, but never prove that there is no
/// plan.
enum class PartialEnding { solved, exhausted, limit_reached, cancelled };

/// Actions from the initial state to a goal, with the sum of their costs.
template <class Action>
struct Plan {
    std::vector<Action> actions;
    Cost cost = 0;
};

struct Statistics {
    std::uint64_t expanded = 0;   ///< states whose actions were asked for
    std::uint64_t generated = 0;  ///< successors built
    std::uint64_t stored = 0;     ///< states in the table at the end, where a search counts them
    std::size_t peak_bytes = 0;   ///< most memory held at once by the tables of the search
};

/// The outcome of one search.
///
/// `lower_bound` is proved: no plan costs less, whatever the ending; it means nothing once `unsolvable` is
/// proved. A plan may be there although a limit was reached: it is the best one met so far. `factor` is there
/// when the algorithm guarantees that the plan costs at most that many times the optimum.
template <class Action, class EndingType>
struct Outcome {
    EndingType ending{};
    std::optional<Limit> limit;  ///< which one, when a limit was reached
    std::optional<Plan<Action>> plan;
    Cost lower_bound = 0;
    bool solvable = false;  ///< known to be, with a plan or without
    std::optional<double> factor;
    Statistics statistics;
};

template <class Action>
using CompleteOutcome = Outcome<Action, Ending>;

template <class Action>
using PartialOutcome = Outcome<Action, PartialEnding>;

}  // namespace decant::search
