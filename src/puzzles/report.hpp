// From what a search finds in a family's own states and actions to a report in levels and moves.
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <utility>

#include "puzzles/family.hpp"
#include "search/explore.hpp"

namespace decant::puzzles {

/// `to_moves(actions)` turns a plan's actions into moves.
template <class Action, class ToMoves>
SearchReport report_in_moves(search::AnyOutcome<Action> outcome, const ToMoves& to_moves) {
    return {search::translated(std::move(outcome), to_moves), {}};
}

/// Explores a space, which is kept for as long as its states can be asked for. `to_puzzle(state)` turns a
/// state into a level.
template <class Space, class H, class ToPuzzle>
GraphReport explore_space(std::shared_ptr<const Space> space, const H& heuristic,
                          const search::RunControl& control, const ToPuzzle& to_puzzle) {
    const auto explorer = std::make_shared<search::SpaceExplorer<Space, H>>(*space, heuristic);
    GraphReport report;
    report.graph = search::explore(*explorer, control);
    report.position = [space = std::move(space), explorer, to_puzzle](search::NodeId id) {
        return to_puzzle(explorer->state(id));
    };
    return report;
}

}  // namespace decant::puzzles
