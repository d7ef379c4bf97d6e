// The outcome of a search: how it ended, the plan, and what is proved about it.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/cost.hpp"
#include "base/limits.hpp"

namespace decant::search {

using base::Cost;
using base::Limit;

/// The endings of a search that examines every state if it must.
enum class Ending { solved, unsolvable, limit_reached, cancelled, contract_broken };

/// The endings of a search that discards states: it can run out of states, but never prove that there is no
/// plan.
enum class PartialEnding { solved, exhausted, limit_reached, cancelled, contract_broken };

/// How a state space or a heuristic was seen to break its contract (`search/state_space.hpp`).
enum class Breach { cost_below_one, inadmissible_estimate };

constexpr std::string_view sentence(Breach breach) {
    return breach == Breach::cost_below_one
               ? "an action costs less than 1, so nothing is proved"
               : "a plan costs less than the estimate allows: it is not admissible, so nothing is proved";
}

/// Actions from the initial state to a goal, with the sum of their costs.
template <class Action>
struct Plan {
    std::vector<Action> actions;
    Cost cost = 0;
};

struct Statistics {
    std::uint64_t expanded = 0;   ///< states whose actions were generated
    std::uint64_t generated = 0;  ///< successors built
    std::uint64_t stored = 0;     ///< states in the table at the end, if the search counts them
    std::size_t peak_bytes = 0;   ///< most memory held at once by the tables of the search
};

/// The facts at the end of a search besides its plan.
///
/// `lower_bound` is proved: no plan costs less, whatever the ending; it is meaningless once `unsolvable` is
/// proved. `factor` is present if the algorithm guarantees that the plan costs at most that many times the
/// optimum. After a breach there may be a plan, but nothing is claimed: no bound but 0, no factor.
struct Knowledge {
    std::optional<Limit> limit;    ///< which one, if a limit was reached
    std::optional<Breach> breach;  ///< which one, if the contract is broken
    Cost lower_bound = 0;
    bool solvable = false;  ///< a plan is known to exist, even if none was found
    std::optional<double> factor;
    Statistics statistics;
};

/// The outcome of one search. There may be a plan even though a limit was reached: the best one met so far.
template <class Action, class EndingType>
struct Outcome : Knowledge {
    EndingType ending{};
    std::optional<Plan<Action>> plan;
};

template <class Action>
using CompleteOutcome = Outcome<Action, Ending>;

template <class Action>
using PartialOutcome = Outcome<Action, PartialEnding>;

}  // namespace decant::search
