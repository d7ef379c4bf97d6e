// Whether two keys are the same.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace decant::puzzles::tube_sort::engine {

/// By words, the last of which may overlap: calling memcmp takes longer than the comparison.
inline bool equal_keys(const std::byte* ours, const void* key, std::size_t bytes) {
    const auto* const theirs = static_cast<const std::byte*>(key);
    constexpr std::size_t word = sizeof(std::uint64_t);
    if (bytes < word) return std::memcmp(ours, theirs, bytes) == 0;
    const auto differ = [&](std::size_t at) { return std::memcmp(ours + at, theirs + at, word) != 0; };
    for (std::size_t at = 0; at + word < bytes; at += word) {
        if (differ(at)) return false;
    }
    return !differ(bytes - word);
}

}  // namespace decant::puzzles::tube_sort::engine
