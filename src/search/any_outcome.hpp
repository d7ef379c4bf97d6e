// The outcome of a search, in one form for all algorithms.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>

#include "search/outcome.hpp"

namespace decant::search {

/// A verdict that any algorithm can give, for callers that choose one at run time. `unsolvable` only ever
/// comes from an algorithm whose own outcome can say it.
enum class Verdict { solved, unsolvable, unknown };

constexpr std::string_view word(Verdict verdict) {
    constexpr std::array<std::string_view, 3> words{"solved", "unsolvable", "unknown"};
    return words[static_cast<std::size_t>(verdict)];
}

struct Finding : Knowledge {
    Verdict verdict = Verdict::unknown;  ///< `solved` whenever there is a plan
    bool cancelled = false;
};

template <class Action>
struct AnyOutcome : Finding {
    std::optional<Plan<Action>> plan;
};

template <class Action, class EndingType>
AnyOutcome<Action> any_outcome(Outcome<Action, EndingType> outcome) {
    AnyOutcome<Action> any{{outcome}, std::nullopt};
    any.verdict = outcome.plan ? Verdict::solved : Verdict::unknown;
    if constexpr (std::is_same_v<EndingType, Ending>) {
        if (outcome.ending == Ending::unsolvable) any.verdict = Verdict::unsolvable;
    }
    any.solvable = outcome.solvable || outcome.plan;
    any.plan = std::move(outcome.plan);
    any.cancelled = outcome.ending == EndingType::cancelled;
    return any;
}

/// Takes one more bound into account, unless a plan refutes it.
template <class Action>
void raise_bound(AnyOutcome<Action>& outcome, Cost bound) {
    if (outcome.plan && outcome.plan->cost < bound) outcome.breach = Breach::inadmissible_estimate;
    outcome.lower_bound = outcome.breach ? 0 : std::max(outcome.lower_bound, bound);
    if (outcome.breach) outcome.factor.reset();
}

/// The same outcome with its plan in other actions: `translate(actions)`.
template <class Action, class Translate>
auto translated(AnyOutcome<Action> outcome, const Translate& translate) {
    using Actions = decltype(translate(outcome.plan->actions));
    AnyOutcome<typename Actions::value_type> told{static_cast<const Finding&>(outcome), std::nullopt};
    if (outcome.plan) told.plan = {translate(outcome.plan->actions), outcome.plan->cost};
    return told;
}

}  // namespace decant::search
