// Runs the engine on a level and translates its plan into the actions of the rules.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/engine/engine.hpp"

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

#include "base/release_memory.hpp"
#include "puzzles/tube_sort/engine/layers/layered_search.hpp"
#include "puzzles/tube_sort/engine/sweeps/sweep_search.hpp"
#include "search/limits_left.hpp"

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

/// By layers as far as memory allows, then by sweeps, which take less. With a limit on expansions, a search
/// must end soon whatever the clock says. Sweeps might not, since what they learn about borders and forget
/// again does not count as an expansion.
template <class Cell>
search::CompleteOutcome<engine::Pour> proved(const engine::CompiledLevel& level,
                                             const engine::Options& options,
                                             const search::RunControl& control) {
    search::CompleteOutcome<engine::Pour> outcome;
    if (!options.sweeps_alone) {
        outcome = engine::LayeredSearch<Cell>(level, options, control).run();
        if (outcome.limit != search::Limit::memory || search::are_expansions_limited(control.limits))
            return outcome;
        base::release_freed_memory(outcome.statistics.peak_bytes);
    }
    return engine::SweepSearch<Cell>(level, options, control, std::move(outcome)).run();
}

template <class Cell>
search::AnyOutcome<Action> run(const engine::CompiledLevel& level, const engine::Options& options,
                               const search::RunControl& control) {
    auto outcome = proved<Cell>(level, options, control);
    return search::translated(search::any_outcome(std::move(outcome)),
                              [&](const std::vector<engine::Pour>& pours) {
                                  std::vector<Action> actions;
                                  for (const engine::Pour& pour : pours)
                                      append_moves(level.alphabet(), level.rules, pour, actions);
                                  return actions;
                              });
}

}  // namespace

bool engine_holds_for(const Board& board) {
    if (has_conditions(board) || has_hidden_units(board) || board.sorts != 0) return false;
    if (board.rules == Rules::water) return true;
    return !board.game.complete_locks &&
           std::all_of(board.tubes.begin(), board.tubes.end(),
                       [](const Tube& tube) { return tube.rules.gives.is_always(); });
}

search::AnyOutcome<Action> solve(const Board& board, const Space& space, const search::RunControl& control,
                                 const engine::Options& options) {
    const engine::CompiledLevel level(board, space.alphabet());
    const bool small = space.alphabet().size() <= std::numeric_limits<std::uint8_t>::max() + 1;
    return small ? run<std::uint8_t>(level, options, control) : run<std::uint16_t>(level, options, control);
}

}  // namespace decant::puzzles::tube_sort
