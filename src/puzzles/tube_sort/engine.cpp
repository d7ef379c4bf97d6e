// Runs the engine on a level and tells its plan in the actions of the rules.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/engine.hpp"

#include <limits>
#include <utility>

#include "puzzles/tube_sort/engine/layered_search.hpp"

namespace decant::puzzles::tube_sort {
namespace {

/// A pour as the moves of the rules: under BALL one for each unit.
void append_moves(const Alphabet& alphabet, Rules rules, const engine::Pour& pour,
                  std::vector<Action>& actions) {
    if (rules == Rules::water) return actions.push_back({pour.from, pour.to});
    const Color color = alphabet[pour.from].top;
    Action action{pour.from, pour.to};
    for (int unit = 0; unit < pour.units; ++unit) {
        actions.push_back(action);
        action = {alphabet.without(action.from, 1), alphabet.with(action.to, color, 1)};
    }
}

template <class Cell>
search::AnyOutcome<Action> run(const engine::CompiledLevel& level, const search::RunControl& control) {
    auto found = search::any_outcome(engine::LayeredSearch<Cell>(level, {}, control).run());
    search::AnyOutcome<Action> outcome;
    outcome.verdict = found.verdict;
    outcome.lower_bound = found.lower_bound;
    outcome.limit = found.limit;
    outcome.cancelled = found.cancelled;
    outcome.statistics = found.statistics;
    if (found.plan) {
        outcome.plan = search::Plan<Action>{{}, found.plan->cost};
        for (const engine::Pour& pour : found.plan->actions)
            append_moves(level.alphabet(), level.rules, pour, outcome.plan->actions);
    }
    return outcome;
}

}  // namespace

search::AnyOutcome<Action> solve(const Board& board, const Space& space, const search::RunControl& control) {
    const engine::CompiledLevel level(board, space.alphabet());
    const bool small = space.alphabet().size() <= std::numeric_limits<std::uint8_t>::max() + 1;
    return small ? run<std::uint8_t>(level, control) : run<std::uint16_t>(level, control);
}

}  // namespace decant::puzzles::tube_sort
