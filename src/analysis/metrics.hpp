// Exact figures of a level from its whole state graph.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "analysis/mistakes.hpp"
#include "analysis/share.hpp"
#include "search/run_control.hpp"
#include "search/state_graph.hpp"

namespace decant::analysis {

/// Figures of a level that can be solved. docs/difficulty.md says what each is for.
///
/// Moves are counted up to symmetry, as edges of the graph. `dead` speaks of all positions of the graph, also
/// of those behind goals; the other figures speak of games, which end at their first goal.
struct Metrics {
    std::string shortest_plans;  ///< how many there are, a decimal number of any size
    Share dead;                  ///< positions from which no goal can be reached, of all
    Share losing;                ///< moves to dead positions, of all moves of positions that are neither
                                 ///< dead nor goals and that a game can come to
    Share detours;               ///< moves of a shortest plan beyond those that the level seems to need
    PlanMistakes on_plans;
};

/// `estimate` is that of the first position.
inline Share detours_of(Cost length, Cost estimate) {
    return {static_cast<std::uint64_t>(length - estimate), static_cast<std::uint64_t>(length)};
}

/// The graph must be complete and its initial state not dead. Takes time and memory in proportion to the
/// graph; nothing where the deadline or the user ended it.
std::optional<Metrics> metrics_of(const search::StateGraph& graph, const search::RunControl& control);

/// The first of the shortest plans: the states on it, from the initial one to a goal.
std::vector<search::NodeId> shortest_path(const search::StateGraph& graph);

}  // namespace decant::analysis
