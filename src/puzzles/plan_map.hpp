// From the outcome of a search over a family's own actions to a report in moves.
// SPDX-License-Identifier: MIT
#pragma once

#include <utility>
#include <vector>

#include "puzzles/family.hpp"

namespace decant::puzzles {

/// `to_moves(actions)` names a plan's actions as moves.
template <class Action, class ToMoves>
SearchReport report_in_moves(search::AnyOutcome<Action> outcome, const ToMoves& to_moves) {
    search::AnyOutcome<Move> told;
    told.verdict = outcome.verdict;
    if (outcome.plan) told.plan = search::Plan<Move>{to_moves(outcome.plan->actions), outcome.plan->cost};
    told.lower_bound = outcome.lower_bound;
    told.factor = outcome.factor;
    told.limit = outcome.limit;
    told.cancelled = outcome.cancelled;
    told.statistics = outcome.statistics;
    return {std::move(told), {}};
}

}  // namespace decant::puzzles
