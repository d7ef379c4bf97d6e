// Exact figures of a level from its whole state graph.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "analysis/ratio.hpp"
#include "base/cost.hpp"
#include "search/run_control.hpp"
#include "search/state_graph.hpp"

namespace decant::analysis {

using base::Cost;

/// A move of a position from which the level can still be solved.
struct Branch {
    bool loses = false;   ///< no goal can be reached any more
    bool nearer = false;  ///< begins a shortest way to a goal
    bool tempts = false;  ///< one of those that seem best
};

/// Figures of the positions on shortest plans, their goals left out. A game ends at its first goal, so no
/// shortest plan leads through one.
struct PlanMistakes {
    std::uint64_t positions = 0;
    std::uint64_t forced = 0;  ///< positions where one move alone keeps the level solvable
    Ratio losing;              ///< moves that lose, of all moves
    Ratio misleading;          ///< moves that begin no shortest way, of those that seem best
    /// Number of the last move of a shortest plan, counted from 1, in whose place another one loses; 0 where
    /// none does.
    Cost last_losing_move = 0;

    /// A position that is met as move number `move` is to be made.
    void count(std::span<const Branch> branches, Cost move) {
        ++positions;
        std::size_t safe = 0;
        for (const Branch& branch : branches) {
            losing.count(branch.loses);
            if (branch.loses && move > last_losing_move) last_losing_move = move;
            safe += branch.loses ? 0 : 1;
            if (branch.tempts) misleading.count(!branch.nearer);
        }
        forced += safe == 1 ? 1 : 0;
    }
};

/// Figures of a level that can be solved. docs/difficulty.md says what each is for.
///
/// Moves are counted up to symmetry, as edges of the graph. `dead` speaks of all positions of the graph, also
/// of those behind goals; the other figures speak of games, which end at their first goal.
struct Metrics {
    std::string shortest_plans;  ///< how many there are, a decimal number of any size
    Ratio dead;                  ///< positions from which no goal can be reached, of all
    Ratio losing;                ///< moves to dead positions, of all moves of positions that are neither
                                 ///< dead nor goals and that a game can come to
    Ratio detours;               ///< moves of a shortest plan beyond those that the level seems to need
    PlanMistakes on_plans;
};

/// `estimate` is that of the first position.
inline Ratio detours_of(Cost length, Cost estimate) {
    return {static_cast<std::uint64_t>(length - estimate), static_cast<std::uint64_t>(length)};
}

/// The graph must be complete and its initial state not dead. Takes time and memory in proportion to the
/// graph; nothing where the deadline or the user ended it.
std::optional<Metrics> metrics_of(const search::StateGraph& graph, const search::RunControl& control);

/// The first of the shortest plans: the states on it, from the initial one to a goal.
std::vector<search::NodeId> shortest_path(const search::StateGraph& graph);

}  // namespace decant::analysis
