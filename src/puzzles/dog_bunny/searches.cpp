// Searches for plans in terms of spaces and actions, and tells them in terms of levels and moves.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/parts.hpp"

#include <cstdint>
#include <utility>
#include <vector>

#include "puzzles/dog_bunny/engine/engine.hpp"
#include "puzzles/dog_bunny/rules/steps.hpp"
#include "puzzles/dog_bunny/search/bounds.hpp"
#include "puzzles/dog_bunny/search/space.hpp"
#include "puzzles/report.hpp"
#include "search/algorithm.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

static_assert(search::AdmissibleHeuristic<Bound, Space>);

std::vector<Move> moves_of(const Level& level, const std::vector<Action>& actions) {
    const auto name = [&](std::uint8_t node) { return level.nodes[node].name; };
    std::vector<Move> moves;
    for (const Action& action : actions) {
        moves.push_back(to_move({level.kinds[action.kind].name, name(action.from), name(action.to)}));
    }
    return moves;
}

}  // namespace

SearchReport search(const Level& level, const SearchRequest& request) {
    const Space space(level);
    const auto to_moves = [&](const std::vector<Action>& actions) { return moves_of(level, actions); };
    if (request.algorithm != search::Algorithm::automatic) {
        const Bound bound(space);
        auto outcome = search::run(request.algorithm, space, bound, request.settings, request.control);
        return {search::translated(std::move(outcome), to_moves), {}};
    }
    Answer answer = solve(space, request.any, request.control);
    SearchReport report{search::translated(std::move(answer.outcome), to_moves), {}};
    if (answer.count) {
        report.facts = {{"shortest_plans", answer.count->interchangeable},
                        {"shortest_plans_by_token", answer.count->by_token}};
    }
    if (answer.switches_unproved) report.facts.push_back({"switches_claim", "none"});
    return report;
}

GraphReport explore(const Level& level, const search::RunControl& control, ToPuzzle to_puzzle) {
    const auto space = std::make_shared<const Space>(level);
    return explore_space(space, Bound(*space), control, [level, to_puzzle](const State& state) {
        return to_puzzle(level_at(level, state));
    });
}

std::unique_ptr<Game> play(const Level& level, ToPuzzle to_puzzle) {
    const auto space = std::make_shared<const Space>(level);
    return game_of(space, Bound(*space),
                   [level, to_puzzle](const State& state) { return to_puzzle(level_at(level, state)); });
}

}  // namespace decant::puzzles::dog_bunny
