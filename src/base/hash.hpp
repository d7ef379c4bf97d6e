// Mixing of 64-bit words into hashes that are the same on every machine.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace decant::base {

/// The finalizer of SplitMix64 (Steele, Lea, Flood, OOPSLA 2014): a bijection in which every input bit
/// reaches every output bit.
constexpr std::uint64_t mix(std::uint64_t word) {
    word = (word ^ (word >> 30)) * 0xbf58476d1ce4e5b9ULL;
    word = (word ^ (word >> 27)) * 0x94d049bb133111ebULL;
    return word ^ (word >> 31);
}

/// Folds one more word into a hash; the order of the words matters.
constexpr std::uint64_t fold(std::uint64_t hash, std::uint64_t word) {
    return mix(hash + 0x9e3779b97f4a7c15ULL + word);
}

}  // namespace decant::base
