// One candidate: made, and measured as far as needed.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "generation/generate.hpp"

namespace decant::generation {

/// The candidate of that number, or nothing where it is no good; whether it is new is for the caller to see.
std::optional<Made> candidate(const Order& order, std::uint64_t number);

}  // namespace decant::generation
