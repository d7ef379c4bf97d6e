// A position in a tube-sorting search.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <cstring>

#include "base/hash.hpp"
#include "puzzles/tube_sort/alphabet.hpp"

namespace decant::puzzles::tube_sort {

/// The contents of the tubes as a multiset: in ascending order, unused places 0 at the end. Tubes of equal
/// capacity are interchangeable, so the order of the tubes is not part of the position, and a state is its
/// own key.
struct State {
    std::array<Content, max_tubes> tubes{};

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
    std::uint64_t hash = 0;
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

}  // namespace decant::puzzles::tube_sort
