// A position in a DogBunny search.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

#include "base/hash.hpp"
#include "puzzles/dog_bunny/level.hpp"

namespace decant::puzzles::dog_bunny {

/// The node of each token, kind after kind, in ascending order within a kind, so that interchangeable tokens
/// make no difference and a state is its own key. Unused places are 0.
struct State {
    std::array<std::uint8_t, max_tokens> nodes{};

    friend bool operator==(const State&, const State&) = default;
};

/// A token of a kind steps from one node to another. Which of several equal tokens on a node does not matter.
struct Action {
    std::uint8_t kind = 0;
    std::uint8_t from = 0;
    std::uint8_t to = 0;

    friend bool operator==(const Action&, const Action&) = default;
};

inline std::uint64_t hash_value(const State& state) {
    std::uint64_t hash = 0;
    for (std::size_t half = 0; half < max_tokens; half += 8) {
        std::uint64_t packed = 0;
        for (std::size_t i = 0; i < 8; ++i) packed = packed << 8 | state.nodes[half + i];
        hash = base::fold(hash, packed);
    }
    return hash;
}

}  // namespace decant::puzzles::dog_bunny
