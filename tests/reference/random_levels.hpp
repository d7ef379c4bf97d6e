// Random small levels of every kind, for differential tests.
// SPDX-License-Identifier: MIT
#pragma once

#include "base/random.hpp"
#include "reference/tube_sort.hpp"

namespace reference {

/// 2 to 6 colors, capacity 2 to 6, room worth 1 to 3 tubes, both rules. One level in five each: plain;
/// unequal capacities; several tubes for a color; missing units; a partly filled start. Some cannot be
/// solved.
Level random_level(decant::base::Random& random);

}  // namespace reference
