// Ratios as whole numbers, so that figures are the same with every compiler.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace decant::analysis {

/// Millionths of a whole, 0 to 1,000,000.
using Millionths = std::uint64_t;
inline constexpr Millionths one = 1'000'000;

struct Ratio {
    std::uint64_t part = 0;
    std::uint64_t whole = 0;

    void count(bool belongs) {
        part += belongs ? 1 : 0;
        ++whole;
    }
    /// Rounded to the nearest; nothing of nothing is 0. Both counts stay below 2^43.
    [[nodiscard]] Millionths millionths() const {
        return whole == 0 ? 0 : (2 * part * one + whole) / (2 * whole);
    }

    friend bool operator==(const Ratio&, const Ratio&) = default;
};

}  // namespace decant::analysis
