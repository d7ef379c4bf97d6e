// What can go wrong: the moves of positions, classified by where they lead.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "analysis/share.hpp"
#include "base/cost.hpp"

namespace decant::analysis {

using base::Cost;

/// A move of a position from which the level can still be solved.
struct Branch {
    bool loses = false;   ///< no goal can be reached any more
    bool nearer = false;  ///< begins a shortest way to a goal
    bool tempts = false;  ///< one of those that seem best
};

/// The moves that seem best to one who knows the estimate alone: those that lower it, or where none does, all
/// that change the position. `Moves` has the words of puzzles::Game. Numbers of moves are put into `found`.
template <class Moves>
void list_tempting(const Moves& game, std::vector<std::size_t>& found) {
    found.clear();
    const Cost now = game.estimate();
    for (std::size_t move = 0; move < game.moves(); ++move)
        if (game.estimate_after(move) < now) found.push_back(move);
    if (!found.empty()) return;
    for (std::size_t move = 0; move < game.moves(); ++move)
        if (game.changes(move)) found.push_back(move);
}

/// Figures of the positions on shortest plans, their goals left out. A game ends at its first goal, so no
/// shortest plan leads through one.
struct PlanMistakes {
    std::uint64_t positions = 0;
    std::uint64_t forced = 0;  ///< positions where one move alone keeps the level solvable
    Share losing;              ///< moves that lose, of all moves
    Share misleading;          ///< moves that begin no shortest way, of those that seem best
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

}  // namespace decant::analysis
