// The claim made of a plan, derived from the proved bound.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "base/cost.hpp"

namespace decant::solution {

/// `optimal`: no plan is cheaper. `bounded`: within a known factor of the cheapest. `none`: it is a plan.
enum class Claim { optimal, bounded, none };

constexpr std::string_view word(Claim claim) {
    constexpr std::array<std::string_view, 3> words{"optimal", "bounded", "none"};
    return words[static_cast<std::size_t>(claim)];
}

/// The one place where claims are made: a plan that costs as much as a proved lower bound is optimal,
/// whichever algorithm found it; `factor` is what the algorithm guarantees, if anything.
constexpr Claim claim_of(base::Cost cost, base::Cost lower_bound, std::optional<double> factor) {
    if (cost == lower_bound) return Claim::optimal;
    return factor ? Claim::bounded : Claim::none;
}

}  // namespace decant::solution
