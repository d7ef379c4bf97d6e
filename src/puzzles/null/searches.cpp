// Hands the space to the searches that all families share.
// SPDX-License-Identifier: MIT
#include "puzzles/null/searches.hpp"

#include <fmt/format.h>

#include <vector>

#include "puzzles/game.hpp"
#include "puzzles/null/space.hpp"
#include "puzzles/report.hpp"
#include "search/algorithm.hpp"

namespace decant::puzzles::null {
namespace {

static_assert(search::AdmissibleHeuristic<Bound, Space>);

/// A move is the signed change of the counter: `-2` or `+2`.
std::vector<Move> moves_of(const std::vector<Space::Action>& actions) {
    std::vector<Move> moves;
    for (const Space::Action action : actions) moves.push_back(fmt::format("{:+}", action));
    return moves;
}

auto puzzle_at(const Level& level, ToPuzzle to_puzzle) {
    return
        [step = level.step, to_puzzle](const State& state) { return to_puzzle(Level{state.counter, step}); };
}

}  // namespace

SearchReport search(const Level& level, const SearchRequest& request) {
    const Space space(level);
    return report_in_moves(
        search::run(request.algorithm, space, Bound{level.step}, request.settings, request.control),
        moves_of);
}

GraphReport explore(const Level& level, const search::RunControl& control, ToPuzzle to_puzzle) {
    return explore_space(std::make_shared<const Space>(level), Bound{level.step}, control,
                         puzzle_at(level, to_puzzle));
}

std::unique_ptr<Game> play(const Level& level, ToPuzzle to_puzzle) {
    return game_of(std::make_shared<const Space>(level), Bound{level.step}, puzzle_at(level, to_puzzle));
}

}  // namespace decant::puzzles::null
