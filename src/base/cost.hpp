// The unit in which plans are measured.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <limits>

namespace decant::base {

/// A sum of action costs. Actions cost at least 1, so a plan of cost c has at most c actions.
using Cost = std::int32_t;

/// The estimate of a state from which no goal can be reached.
inline constexpr Cost unreachable = std::numeric_limits<Cost>::max();

}  // namespace decant::base
