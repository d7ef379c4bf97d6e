// Admissible estimates of how many moves a tube-sorting position still needs.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

#include "base/cost.hpp"
#include "puzzles/tube_sort/board.hpp"
#include "puzzles/tube_sort/space.hpp"

namespace decant::puzzles::tube_sort {

/// For each color, the most tubes that it can fill at a goal. All of a color's tubes but one are full there,
/// so k tubes need more units than the k - 1 smallest capacities hold together.
std::array<std::uint8_t, max_colors> most_tubes_at_goal(const Board& board);

/// WATER. Blocks (runs of one color in a tube) minus, for each color, its bottom runs, counted up to the most
/// tubes that the color can fill at a goal.
///
/// Why it holds, for any capacities: at a goal each of a color's blocks is the bottom run of its tube and
/// there are at most as many as it can fill, so the sum is 0. A pour onto its own color lowers the blocks by
/// at most 1 and adds no bottom run; a pour into an empty tube keeps the blocks and adds at most one bottom
/// run; a pour that leaves a remainder changes neither for the better. So a move lowers the sum by at most 1:
/// it is admissible and consistent. With one tube for each color it is the bottom-color bound of
/// octo/watersort and pkositsyn/water-sort-puzzle-solver.
class BottomBound {
  public:
    static constexpr bool admissible = true;
    static constexpr bool consistent = true;

    BottomBound(const Board& board, const Space& space);
    base::Cost operator()(const State& state) const;

  private:
    const Space& space_;
    std::array<std::uint8_t, max_colors> most_tubes_;
};

/// BALL. Units minus those that may stay where they are for good.
///
/// Why it holds, for any capacities: a unit that never moves again lies in a bottom run of its color, and at
/// a goal the color is spread over at most so many tubes as it can fill; so at most the units of its longest
/// bottom runs, that many of them, may stay. One move changes one bottom run by one unit, so the sum falls by
/// at most 1.
class StayingUnitsBound {
  public:
    static constexpr bool admissible = true;
    static constexpr bool consistent = true;

    StayingUnitsBound(const Board& board, const Space& space);
    base::Cost operator()(const State& state) const;

  private:
    const Space& space_;
    std::array<std::uint8_t, max_colors> most_tubes_;
};

/// The bound for the rules of the board. Refers to the space, which must outlive it.
class Bound {
  public:
    static constexpr bool admissible = true;
    static constexpr bool consistent = true;

    Bound(const Board& board, const Space& space)
        : rules_(board.rules), bottom_(board, space), staying_units_(board, space) {}
    base::Cost operator()(const State& state) const {
        return rules_ == Rules::water ? bottom_(state) : staying_units_(state);
    }

  private:
    Rules rules_;
    BottomBound bottom_;
    StayingUnitsBound staying_units_;
};

}  // namespace decant::puzzles::tube_sort
