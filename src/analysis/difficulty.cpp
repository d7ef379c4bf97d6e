// The formula, in whole numbers.
// SPDX-License-Identifier: MIT
#include "analysis/difficulty.hpp"

#include <algorithm>

namespace decant::analysis {
namespace {

Millionths times(Millionths a, Millionths b) { return a * b / one; }

/// x (1 + k) / (x + k): 0 at 0, one at one, steep at first. A level in which one move in five loses is nearer
/// to the hardest than to the easiest.
Millionths steep(Millionths x, Millionths k) { return x * (one + k) / (x + k); }

}  // namespace

std::uint64_t difficulty(const Ingredients& level) {
    const Millionths traps = (50 * steep(level.losing_on_plans, 100'000) + 20 * steep(level.losing, 150'000) +
                              30 * steep(level.dead, 400'000)) /
                             100;
    // Squared, since the first extra moves are found easily.
    const Millionths detours = times(times(level.detours, level.detours), 900'000);
    // Two reasons that add up as independent chances to go wrong do.
    const Millionths wrong = one - times(one - traps, one - detours);
    // A level of few moves can be looked through; past a dozen moves length hardly counts.
    const auto length = static_cast<Millionths>(std::clamp(level.length, 0, 1000));
    const Millionths depth = length * length * one / (length * length + 50);
    return times(wrong, depth) / 10;
}

}  // namespace decant::analysis
