// The numbers that identify states in searches and graphs.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <limits>

namespace decant::search {

using NodeId = std::uint32_t;
inline constexpr NodeId no_node = std::numeric_limits<NodeId>::max();

}  // namespace decant::search
