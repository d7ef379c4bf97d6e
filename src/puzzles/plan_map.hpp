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
    SearchReport report;
    report.verdict = outcome.verdict;
    if (outcome.plan) report.plan = search::Plan<Move>{to_moves(outcome.plan->actions), outcome.plan->cost};
    report.lower_bound = outcome.lower_bound;
    report.factor = outcome.factor;
    report.limit = outcome.limit;
    report.cancelled = outcome.cancelled;
    report.statistics = outcome.statistics;
    return report;
}

}  // namespace decant::puzzles
