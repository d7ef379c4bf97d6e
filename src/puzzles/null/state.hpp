// A level and a position of the null puzzle.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>

#include "base/hash.hpp"

namespace decant::puzzles::null {

inline constexpr std::string_view family_word = "null";

inline constexpr int max_start = 1'000'000;

struct Level {
    int start = 0;  ///< 0 to max_start
    int step = 1;   ///< 1 to max_start

    friend bool operator==(const Level&, const Level&) = default;
};

struct State {
    int counter = 0;

    friend bool operator==(const State&, const State&) = default;
};

inline std::uint64_t hash_value(const State& state) {
    return base::mix(static_cast<std::uint64_t>(state.counter));
}

}  // namespace decant::puzzles::null
