// One candidate: made, and measured as far as needed.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "generation/generate.hpp"

namespace decant::generation {

struct Tried {
    std::optional<Made> made;  ///< nothing where it is no good; whether it is new is for the caller to see
    bool is_too_hard = false;  ///< to measure, within the limits
    std::optional<base::Limit> limit;  ///< which one that was, where it is known
    /// What each wish is about, of a level that is solved with proof; else empty.
    std::vector<std::optional<double>> values;
};

/// The candidate of that number.
Tried candidate(const Order& order, std::uint64_t number);

}  // namespace decant::generation
