// Loops over the members of small sets.
// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

namespace decant::puzzles::tube_sort::engine {

/// Calls `visit(member)` for each member of a set of numbers below 64, in ascending order.
template <class Visit>
void for_each(std::uint64_t set, const Visit& visit) {
    for (; set != 0; set &= set - 1) visit(static_cast<std::size_t>(std::countr_zero(set)));
}

/// The same, but stops when `visit` returns true; returns whether it did.
template <class Visit>
bool any_of(std::uint64_t set, const Visit& visit) {
    for (; set != 0; set &= set - 1) {
        if (visit(static_cast<std::size_t>(std::countr_zero(set)))) return true;
    }
    return false;
}

/// The smallest member of a set, which must not be empty.
inline std::size_t first_of(std::uint64_t set) { return static_cast<std::size_t>(std::countr_zero(set)); }

}  // namespace decant::puzzles::tube_sort::engine
