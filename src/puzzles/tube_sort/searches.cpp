// Searches for plans in terms of spaces and actions, and tells them in terms of boards and moves.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/parts.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "puzzles/game.hpp"
#include "puzzles/report.hpp"
#include "puzzles/tube_sort/engine/exploration.hpp"
#include "puzzles/tube_sort/piecewise.hpp"
#include "puzzles/tube_sort/rules/pours.hpp"
#include "puzzles/tube_sort/search/bounds.hpp"
#include "puzzles/tube_sort/search/space.hpp"
#include "search/algorithm.hpp"

namespace decant::puzzles::tube_sort {
namespace {

static_assert(search::AdmissibleHeuristic<Bound, Space>);

/// Gives the actions of a plan to tubes: any tube with the right content will do, so the first one does.
std::vector<Move> moves_of(const Space& space, const std::vector<Action>& actions) {
    const Alphabet& alphabet = space.alphabet();
    std::vector<Content> tubes(alphabet.initial().begin(), alphabet.initial().end());
    std::vector<Move> moves;
    for (const Action& action : actions) {
        const auto from = std::find(tubes.begin(), tubes.end(), action.from);
        auto to = std::find(tubes.begin(), tubes.end(), action.to);
        if (to == from) to = std::find(to + 1, tubes.end(), action.to);
        const int units = space.units(action);
        *to = alphabet.with(action.to, alphabet[action.from].top, units);
        *from = alphabet.without(action.from, units);
        moves.push_back(
            to_move({static_cast<int>(from - tubes.begin()), static_cast<int>(to - tubes.begin())}));
    }
    return moves;
}

}  // namespace

SearchReport search(const Board& board, const SearchRequest& request) {
    const Space space(board);
    const Bound bound(board, space);
    auto outcome = request.algorithm == search::Algorithm::automatic
                       ? solve_by_pieces(board, space, request.control)
                       : search::run(request.algorithm, space, bound, request.settings, request.control);
    return report_in_moves(std::move(outcome),
                           [&](const std::vector<Action>& actions) { return moves_of(space, actions); });
}

GraphReport explore(const Board& board, const search::RunControl& control, ToPuzzle to_puzzle) {
    Exploration exploration = explore(board, control);
    return {std::move(exploration.graph), [board_at = std::move(exploration.board_at),
                                           to_puzzle](search::NodeId id) { return to_puzzle(board_at(id)); }};
}

std::unique_ptr<Game> play(const Board& board, ToPuzzle to_puzzle) {
    const auto space = std::make_shared<const Space>(board, Pruning::none);
    return game_of(space, Bound(board, *space), [board, space, to_puzzle](const State& state) {
        Board at = board;
        for (std::size_t t = 0; t < at.tubes.size(); ++t)
            at.tubes[t] = space->alphabet().tube(state.tubes[t]);
        return to_puzzle(std::move(at));
    });
}

}  // namespace decant::puzzles::tube_sort
