// The cost of removing the borders of a level, found by trying every step in every order.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "reference/tube_sort.hpp"

namespace reference {

/// The table of steps in docs/proofs.md ("Border costs"), from the start of a level with equal capacities
/// and one tube for each color. Nothing is left out and nothing comes first. With `many_tubes` there is
/// always one more to take, and no color is closed. Nothing if the borders cannot all be removed.
std::optional<int> border_cost(const Level& level, bool many_tubes);

}  // namespace reference
