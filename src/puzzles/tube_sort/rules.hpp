// The rules and goals of tube sorting, by name.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>

namespace decant::puzzles::tube_sort {

/// WATER: a move pours the whole top run, as far as it fits. BALL: a move carries one unit.
enum class Rules : std::uint8_t { water, ball };

constexpr std::string_view word(Rules rules) { return rules == Rules::water ? "water" : "ball"; }

/// GATHERED: each tube holds one color or nothing, and of each color at most one tube is not full. FULL: each
/// tube is empty or full of one color. They are the same where all tubes are of one capacity and the units of
/// each color fill whole tubes; such levels have the goal GATHERED.
enum class Goal : std::uint8_t { gathered, full };

/// What holds of a position that meets it.
constexpr std::string_view meaning(Goal goal) {
    return goal == Goal::gathered ? "each tube holds one color, and at most one tube of a color is not full"
                                  : "each tube is empty or full of one color";
}

constexpr std::string_view word(Goal goal) { return goal == Goal::gathered ? "gathered" : "full"; }

}  // namespace decant::puzzles::tube_sort
