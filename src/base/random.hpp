// Seeded random numbers that are the same on every machine, compiler and standard library.
// SPDX-License-Identifier: MIT
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "base/hash.hpp"

namespace decant::base {

/// SplitMix64 (Steele, Lea, Flood, OOPSLA 2014). The standard's engines are portable but its distributions
/// are not, so the ranges are drawn here.
class Random {
  public:
    explicit Random(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next() { return mix(state_ += 0x9e3779b97f4a7c15ULL); }

    /// A number in [0, count), count > 0, each equally likely (by rejection).
    std::size_t below(std::size_t count) {
        assert(count > 0);
        const std::uint64_t excess = (0 - static_cast<std::uint64_t>(count)) % count;
        std::uint64_t draw = next();
        while (draw < excess) draw = next();
        return static_cast<std::size_t>(draw % count);
    }

    /// A number in [low, high].
    int between(int low, int high) {
        assert(low <= high);
        return low + static_cast<int>(below(static_cast<std::size_t>(high - low) + 1));
    }

    template <class T>
    void shuffle(std::vector<T>& items) {
        for (std::size_t left = items.size(); left > 1; --left)
            std::swap(items[left - 1], items[below(left)]);
    }

  private:
    std::uint64_t state_;
};

}  // namespace decant::base
