// Admissible estimates of how many moves a tube-sorting position still needs.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <variant>
#include <vector>

#include "base/cost.hpp"
#include "puzzles/tube_sort/rules/board.hpp"
#include "puzzles/tube_sort/rules/fillings.hpp"
#include "puzzles/tube_sort/search/space.hpp"

namespace decant::puzzles::tube_sort {

/// For each color, the most tubes that it can fill at a goal: docs/proofs.md, Lemma 2. All of its tubes but
/// one are full there, so k tubes need more units than the k - 1 smallest capacities hold together.
std::array<std::uint8_t, max_colors> most_tubes_at_goal(const Board& board);

/// The common base of all bounds. Each refers to the space, which must outlive it.
class BoundOfRules {
  public:
    static constexpr bool admissible = true;
    static constexpr bool consistent = true;

    BoundOfRules(const Board& board, const Space& space)
        : space_(space), most_tubes_(most_tubes_at_goal(board)) {}

  protected:
    const Space& space_;
    std::array<std::uint8_t, max_colors> most_tubes_;
};

/// WATER. Blocks (runs of one color in a tube) minus, for each color, its bottom runs, counted up to the most
/// tubes that the color can fill at a goal.
///
/// Admissible and consistent for any capacities, and for moves of any number of units: docs/proofs.md,
/// Lemma 3. With one tube for each color it is the bottom-color bound of octo/watersort and
/// pkositsyn/water-sort-puzzle-solver.
class BottomBound : public BoundOfRules {
  public:
    using BoundOfRules::BoundOfRules;
    base::Cost operator()(const State& state) const;
};

/// BALL. Units minus those that may stay where they are for good.
///
/// Admissible and consistent for any capacities, where a move of q units costs q: docs/proofs.md, Lemma 4.
class StayingUnitsBound : public BoundOfRules {
  public:
    using BoundOfRules::BoundOfRules;
    base::Cost operator()(const State& state) const;
};

/// The goal FULL. Blocks under WATER, or units under BALL, minus those that may stay in tubes that their
/// color fills, if the fillings of the color are known; else minus what the bounds above let stay.
///
/// Admissible and consistent, and at least as large as the bound for GATHERED: docs/proofs.md, Lemma 41.
class FillingBound : public BoundOfRules {
  public:
    FillingBound(const Board& board, const Space& space)
        : BoundOfRules(board, space), rules_(board.rules), fillings_(fillings_at_goal(board)) {}
    base::Cost operator()(const State& state) const;

  private:
    Rules rules_;
    std::vector<std::vector<Filling>> fillings_;
};

/// The bound for rules and goal of the board.
class Bound {
  public:
    static constexpr bool admissible = true;
    static constexpr bool consistent = true;

    Bound(const Board& board, const Space& space);
    base::Cost operator()(const State& state) const {
        return std::visit([&](const auto& bound) { return bound(state); }, bound_);
    }

  private:
    std::variant<BottomBound, StayingUnitsBound, FillingBound> bound_;
};

}  // namespace decant::puzzles::tube_sort
