// Tube sorting written a second time, slowly and plainly, to check decant against: blind breadth-first search
// over the rules as they are, no code shared with src/.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace reference {

struct Level {
    bool ball = false;
    std::vector<int> capacities;     ///< at most 16
    std::vector<std::string> tubes;  ///< one letter from A to O a unit, bottom first
    bool gathered = false;           ///< the goal is GATHERED, even if the units can fill whole tubes
};

/// Whether each tube must be empty or full of one color: capacities differ, and some way to give whole tubes
/// to the colors uses up all units.
bool has_goal_full(const Level& level);

/// The levels after each legal move.
std::vector<Level> successors(const Level& level);

struct Answer {
    enum class Kind { solved, unsolvable, too_large } kind = Kind::too_large;
    int length = 0;
    std::size_t states = 0;  ///< looked at
};

/// Breadth-first search, over at most `max_states` positions, for a position where each tube holds one color
/// or nothing and of each color at most one tube is not full; none if the goal is FULL. With `interchange`,
/// tubes of equal capacity may swap places; without it, each order of the tubes is another position.
Answer shortest(const Level& level, std::size_t max_states, bool interchange = true);

/// The level code, as decant reads it.
std::string code(const Level& level);

}  // namespace reference
