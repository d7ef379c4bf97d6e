// Which tubes the units of a level can fill to the brim, and so which goal it has.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "puzzles/tube_sort/rules/board.hpp"

namespace decant::puzzles::tube_sort {

/// How many tubes of each class a color fills. Classes are numbered as in the alphabet: tubes of one capacity
/// and equal rules, ascending.
using Filling = std::array<std::uint8_t, max_tubes>;

/// Whether the units of all colors at once can fill whole tubes, each with one color; other tubes stay empty.
/// Only tubes that may end full are filled, each class with the colors that one of its tubes accepts or is
/// full of. Without rules of single tubes it depends on capacities and counts only, so no move changes it.
/// Nothing if that is not decided: in general the question is NP-complete (3-PARTITION), and the search for a
/// filling is limited.
std::optional<bool> can_fill_whole_tubes(const Board& board);

/// The goal of a level that states none: FULL where its tubes differ in capacity and the units can fill whole
/// tubes, else GATHERED. Nothing if that is not decided.
std::optional<Goal> usual_goal(const Board& board);

/// The goal that a board has if this one is wanted: GATHERED where FULL is the same, and nothing where FULL
/// is impossible.
std::optional<Goal> possible_goal(const Board& board, Goal wanted);

/// For each color all its fillings: at a goal of the board it fills tubes as one of them says. None where the
/// goal is GATHERED, and where a color has more than is worth trying, so that only the number of its tubes is
/// known.
std::vector<std::vector<Filling>> fillings_at_goal(const Board& board);

/// A run at the bottom of a tube, and what it is worth if it may stay there.
struct BottomRun {
    std::uint8_t worth = 0;
    std::uint8_t tube_class = 0;
};

/// The most that the bottom runs of one color are worth together, of those that may stay at one and the same
/// goal: `most_tubes` of them, or, if its fillings are known, as many of each class as one of these has tubes
/// for (docs/proofs.md, Lemmas 3, 4 and 41). Sorts the runs.
int worth_of_staying(std::span<BottomRun> runs, int most_tubes, std::span<const Filling> fillings);

}  // namespace decant::puzzles::tube_sort
