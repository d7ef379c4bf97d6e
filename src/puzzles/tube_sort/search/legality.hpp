// The rules of tube sorting, asked of single tubes. The space asks here, and so do the exploration and the
// engine, but for what a tube takes: they keep tubes in sets by that. Plans are checked by pours.cpp, which
// knows the rules by itself.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>

#include "puzzles/tube_sort/search/alphabet.hpp"

namespace decant::puzzles::tube_sort {

/// Whether a unit of this color may be put into a tube.
constexpr bool takes(const Alphabet::Entry& tube, Color color) {
    return tube.room > 0 && (tube.height == 0 || tube.top == color) && tube.accept(color);
}

/// Whether units may be poured out of a tube.
constexpr bool gives(const Alphabet::Entry& tube) { return tube.height > 0 && tube.gives; }

/// Whether a tube is full of one color, as far as that counts.
constexpr bool is_complete(const Alphabet::Entry& tube) { return tube.is_sorted && tube.room == 0; }

/// The units that a move carries from one tube into another one that takes them.
constexpr int carried(Rules rules, const Alphabet::Entry& from, const Alphabet::Entry& to) {
    return rules == Rules::ball ? 1 : std::min<int>(from.run, to.room);
}

/// Whether a position meets the goal, asked tube by tube.
class GoalTest {
  public:
    explicit constexpr GoalTest(Goal goal) : goal_(goal) {}
    /// Whether `count` more tubes of this content may be part of it.
    constexpr bool admits(const Alphabet::Entry& tube, int count = 1) {
        if (tube.height == 0) return true;
        if (tube.ends_empty) return false;
        if (tube.is_free) return true;
        if (!tube.is_sorted) return false;
        if (tube.room == 0) return true;
        if (goal_ == Goal::full) return false;
        const std::uint64_t color = std::uint64_t{1} << tube.top;
        if (count > 1 || (not_full_ & color) != 0) return false;
        not_full_ |= color;
        return true;
    }

  private:
    Goal goal_;
    std::uint64_t not_full_ = 0;  ///< colors with such a tube
};

}  // namespace decant::puzzles::tube_sort
