// The rules of tube sorting as a state space, and the positions in it.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "base/cost.hpp"
#include "base/hash.hpp"
#include "puzzles/tube_sort/rules/board.hpp"
#include "puzzles/tube_sort/search/alphabet.hpp"
#include "puzzles/tube_sort/search/conditions.hpp"

namespace decant::puzzles::tube_sort {

/// The contents of the tubes as a multiset: in ascending order, unused places 0 at the end. Tubes of equal
/// capacity are interchangeable, so the order of the tubes is not part of the position, and a state is its
/// own key.
struct State {
    std::array<Content, max_tubes> tubes{};
    /// The events that conditions of tubes look at, as Conditions has them, 0 without any.
    std::uint64_t happened = 0;

    friend bool operator==(const State&, const State&) = default;
};

/// "Pour a tube with content `from` onto another one with content `to`": which of equal tubes does not
/// matter.
struct Action {
    Content from = 0;
    Content to = 0;

    friend bool operator==(const Action&, const Action&) = default;
};

inline std::uint64_t hash_value(const State& state) {
    constexpr std::size_t per_word = sizeof(std::uint64_t) / sizeof(Content);
    std::uint64_t hash = state.happened;
    for (std::size_t at = 0; at < state.tubes.size(); at += per_word) {
        // Built by shifts, not by copying bytes, to be the same on machines of either byte order.
        std::uint64_t packed = 0;
        for (std::size_t i = 0; i < per_word; ++i) packed = packed << 16 | state.tubes[at + i];
        if (packed == 0) continue;
        hash = (hash ^ packed) * 0x9e3779b97f4a7c15ULL;
        hash ^= hash >> 32;
    }
    return base::mix(hash);
}

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
    /// A tube of a state, with its rules after all that has happened.
    [[nodiscard]] Tube tube(const State& state, Content content) const;
    /// How many units an action carries.
    [[nodiscard]] int units(const Action& action) const;

  private:
    [[nodiscard]] bool needless(Content from, Content to) const;

    Alphabet alphabet_;
    Conditions conditions_;
    Rules rules_;
    Goal goal_;
    Pruning pruning_;
    std::size_t tubes_;
    std::vector<int> total_units_;  ///< by color
    bool one_tube_for_each_color_;  ///< tubes are alike, and each color fits in one
    State initial_;
};

}  // namespace decant::puzzles::tube_sort
