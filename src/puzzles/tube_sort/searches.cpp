// Searches for plans in terms of spaces and actions, and tells them in terms of boards and moves.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/parts.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "puzzles/report.hpp"
#include "puzzles/tube_sort/components.hpp"
#include "puzzles/tube_sort/engine/engine.hpp"
#include "puzzles/tube_sort/engine/exploration.hpp"
#include "puzzles/tube_sort/rules/pours.hpp"
#include "puzzles/tube_sort/search/bounds.hpp"
#include "puzzles/tube_sort/search/space.hpp"
#include "search/algorithm.hpp"

namespace decant::puzzles::tube_sort {
namespace {

static_assert(search::AdmissibleHeuristic<Bound, Space>);

std::vector<Move> moves_of(const Space& space, const std::vector<Action>& actions) {
    std::vector<Move> moves;
    for (const Pour pour : pours_of(space, actions)) moves.push_back(to_move(pour));
    return moves;
}

/// Turns a state into a level, its tubes in the order of their contents.
auto to_level(const Board& board, std::shared_ptr<const Space> space, ToPuzzle to_puzzle) {
    return [board, space = std::move(space), to_puzzle](const State& state) {
        Board at = board;
        for (std::size_t t = 0; t < at.tubes.size(); ++t) at.tubes[t] = space->tube(state, state.tubes[t]);
        settle(at, 0);
        return to_puzzle(std::move(at));
    };
}

/// The level without rules that change no distance: docs/proofs.md, Lemmas 48 and 49.
Board simplified(const Board& board) {
    Board simple = hiding_matters(board) ? board : without_hidden_units(board);
    const std::vector<int> units = count_units(simple);
    const bool one_tube_each = tubes_alike(simple) && std::all_of(units.begin(), units.end(), [&](int count) {
                                   return count <= simple.tubes.front().capacity;
                               });
    const bool locks = std::exchange(simple.game.complete_locks, false);
    simple.game.complete_locks = locks && !(one_tube_each && !has_further_rules(simple));
    return simple;
}

}  // namespace

SearchReport search(const Board& level, const SearchRequest& request) {
    const Board board = has_further_rules(level) ? simplified(level) : level;
    const Space space(board);
    const Bound bound(board, space);
    const bool is_automatic = request.algorithm == search::Algorithm::automatic;
    auto outcome = is_automatic && engine_holds_for(board)
                       ? solve_by_components(board, space, request.control)
                       : search::run(is_automatic ? search::Algorithm::a_star : request.algorithm, space,
                                     bound, request.settings, request.control);
    const auto to_moves = [&](const std::vector<Action>& actions) { return moves_of(space, actions); };
    return {search::translated(std::move(outcome), to_moves), {}};
}

GraphReport explore(const Board& board, const search::RunControl& control, ToPuzzle to_puzzle) {
    if (has_conditions(board) || has_hidden_units(board) || board.sorts != 0) {
        const auto space = std::make_shared<const Space>(board, Pruning::none);
        return explore_space(space, Bound(board, *space), control, to_level(board, space, to_puzzle));
    }
    Exploration exploration = explore(board, control);
    return {std::move(exploration.graph), [board_at = std::move(exploration.board_at),
                                           to_puzzle](search::NodeId id) { return to_puzzle(board_at(id)); }};
}

std::unique_ptr<Game> play(const Board& board, ToPuzzle to_puzzle) {
    const auto space = std::make_shared<const Space>(board, Pruning::none);
    return game_of(space, Bound(board, *space), to_level(board, space, to_puzzle));
}

}  // namespace decant::puzzles::tube_sort
