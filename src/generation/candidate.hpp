// One candidate: made, and measured as far as needed.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "generation/generate.hpp"

namespace decant::generation {

struct Tried {
    std::optional<Made> made;  ///< nothing where it is no good; whether it is new is for the caller to see
    Finding finding;
};

/// The candidate of that number.
Tried candidate(const Order& order, std::uint64_t number);

}  // namespace decant::generation
