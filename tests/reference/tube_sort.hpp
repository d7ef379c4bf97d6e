// Tube sorting written a second time, slowly and plainly, to check decant against: strings for tubes, blind
// breadth-first search, no code shared with src/.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace reference {

struct Level {
    bool ball = false;
    std::vector<int> capacities;
    std::vector<std::string> tubes;  ///< one character a unit, bottom first
};

/// The legal moves (from, to) and what they lead to.
std::vector<std::pair<std::pair<int, int>, Level>> successors(const Level& level);

/// Each tube holds one color or nothing; of each color at most one tube is not full.
bool solved(const Level& level);

struct Answer {
    enum class Kind { solved, unsolvable, too_large } kind = Kind::too_large;
    int length = 0;
    std::size_t states = 0;  ///< looked at
};

/// Breadth-first search over at most `max_states` positions. With `interchange`, tubes of equal capacity may
/// swap places; without it, each order of the tubes is a position of its own.
Answer shortest(const Level& level, std::size_t max_states, bool interchange = true);

/// The level code, as decant reads it.
std::string code(const Level& level);

}  // namespace reference
