// What is claimed of a plan, derived from what is proved.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

#include "base/cost.hpp"

namespace decant::solution {

/// `optimal`: no plan is cheaper. `bounded`: within a known factor of the cheapest. `none`: it is a plan.
enum class Claim { optimal, bounded, none };

constexpr std::string_view word(Claim claim) {
    switch (claim) {
        case Claim::optimal:
            return "optimal";
        case Claim::bounded:
            return "bounded";
        case Claim::none:
            break;
    }
    return "none";
}

/// The one place where claims are made: a plan that costs as much as a proved lower bound is optimal,
/// whichever algorithm found it; `factor` is what the algorithm guarantees, if anything.
constexpr Claim claim_of(base::Cost cost, base::Cost lower_bound, std::optional<double> factor) {
    if (cost == lower_bound) return Claim::optimal;
    return factor ? Claim::bounded : Claim::none;
}

}  // namespace decant::solution
