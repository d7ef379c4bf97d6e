// From what a search finds in a family's own states and actions to a report in levels and moves.
// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include "puzzles/family.hpp"

namespace decant::puzzles {

/// `to_moves(actions)` names a plan's actions as moves.
template <class Action, class ToMoves>
SearchReport report_in_moves(search::AnyOutcome<Action> outcome, const ToMoves& to_moves) {
    return {search::translated(std::move(outcome), to_moves), {}};
}

/// `to_puzzle(state)` makes a level of the hardest state.
template <class State, class ToPuzzle>
SurveyReport report_with_puzzle(search::Survey<State> survey, const ToPuzzle& to_puzzle) {
    SurveyReport report;
    report.complete = survey.complete;
    report.limit = survey.limit;
    report.states = survey.states;
    report.goals = survey.goals;
    report.dead = survey.dead;
    report.at_distance = std::move(survey.at_distance);
    report.length = survey.length;
    if (survey.hardest) report.hardest = to_puzzle(*survey.hardest);
    report.statistics = survey.statistics;
    return report;
}

}  // namespace decant::puzzles
