// The last step of every search: from what was found to an outcome.
// SPDX-License-Identifier: MIT
#pragma once

#include <new>
#include <optional>
#include <type_traits>
#include <utility>

#include "search/meter.hpp"
#include "search/outcome.hpp"

namespace decant::search {

/// Runs the body of a search, which returns its ending, or nothing if it was stopped. A failed allocation
/// stops it like a reached memory limit; data that the search keeps outside the body survives.
template <class Body>
std::invoke_result_t<const Body&> guard_memory(Meter& meter, const Body& body) {
    try {
        return body();
    } catch (const std::bad_alloc&) {
        meter.out_of_memory();
        return std::nullopt;
    }
}

/// `finished` is the ending if neither a limit nor the user ended the search, else nothing. A plan that costs
/// less than the proved bound shows that the estimate behind that bound is not admissible.
template <class Action, class EndingType>
Outcome<Action, EndingType> conclude(const Meter& meter, std::optional<EndingType> finished,
                                     std::optional<Plan<Action>> plan) {
    Outcome<Action, EndingType> outcome;
    outcome.breach = meter.breach();
    if (plan && plan->cost < meter.lower_bound()) outcome.breach = Breach::inadmissible_estimate;
    if (outcome.breach) finished = EndingType::contract_broken;
    outcome.limit = finished ? std::nullopt : meter.limit();
    outcome.ending =
        finished ? *finished : (outcome.limit ? EndingType::limit_reached : EndingType::cancelled);
    outcome.plan = std::move(plan);
    if (!outcome.breach) outcome.lower_bound = meter.lower_bound();
    outcome.solvable = meter.solvable();
    outcome.statistics = meter.statistics;
    return outcome;
}

}  // namespace decant::search
