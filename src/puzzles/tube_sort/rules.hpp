// The two rules of tube sorting, by name.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>

namespace decant::puzzles::tube_sort {

/// WATER: a move pours the whole top run, as far as it fits. BALL: a move carries one unit.
enum class Rules : std::uint8_t { water, ball };

constexpr std::string_view word(Rules rules) { return rules == Rules::water ? "water" : "ball"; }

}  // namespace decant::puzzles::tube_sort
