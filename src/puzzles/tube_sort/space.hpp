// The rules of tube sorting as a state space.
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "base/cost.hpp"
#include "puzzles/tube_sort/alphabet.hpp"
#include "puzzles/tube_sort/board.hpp"
#include "puzzles/tube_sort/state.hpp"

namespace decant::puzzles::tube_sort {

/// Whether a space leaves out actions that no shortest plan needs. `none` is the rules as they are, for tests
/// and for counting; `audited` leaves out what rules.md lists.
enum class Pruning { none, audited };

/// Each move costs 1. Models KeyedSpace; the board must have no hidden units.
class Space {
  public:
    using State = tube_sort::State;
    using Action = tube_sort::Action;

    explicit Space(const Board& board, Pruning pruning = Pruning::audited);

    [[nodiscard]] State initial() const { return initial_; }
    [[nodiscard]] bool is_goal(const State& state) const;
    /// In ascending order of (from, to).
    [[nodiscard]] std::vector<Action> actions(const State& state) const;
    [[nodiscard]] base::Cost cost(const State&, const Action&) const { return 1; }
    [[nodiscard]] State apply(const State& state, const Action& action) const;
    [[nodiscard]] const State& key(const State& state) const { return state; }

    [[nodiscard]] const Alphabet& alphabet() const { return alphabet_; }
    [[nodiscard]] std::size_t tubes() const { return tubes_; }
    /// How many units an action carries.
    [[nodiscard]] int units(const Action& action) const;

  private:
    [[nodiscard]] bool needless(Content from, Content to) const;

    Alphabet alphabet_;
    Rules rules_;
    Goal goal_;
    Pruning pruning_;
    std::size_t tubes_;
    std::vector<int> total_units_;  ///< by color
    bool one_tube_for_each_color_;  ///< tubes are alike, and each color fits in one
    State initial_;
};

}  // namespace decant::puzzles::tube_sort
