// Every tube-sorting level of given small sizes, for exhaustive audits.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "reference/tube_sort.hpp"

namespace reference {

/// Calls `use` with each way to lay `units` (one character a unit) into tubes of these capacities, both
/// rules, tubes of equal capacity in one order only. Capacities must be in ascending order.
void each_level(const std::vector<int>& capacities, const std::string& units,
                const std::function<void(const Level&)>& use);

/// The sizes that the audits enumerate: capacities and units. Together they hold one tube for each color,
/// several tubes for a color, unequal capacities, missing units and partly filled starts.
struct Size {
    std::vector<int> capacities;
    std::string units;
};
const std::vector<Size>& audited_sizes();

}  // namespace reference
