// Positions of the engine: one content for each tube, ascending.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <span>

#include "puzzles/tube_sort/engine/level/compiled_level.hpp"
#include "puzzles/tube_sort/engine/level/expansion.hpp"

namespace decant::puzzles::tube_sort::engine {

/// Tubes with equal contents are interchangeable, so ascending order is a canonical form. `Cell` is the
/// smallest type that holds the level's contents; places past its tubes are not used.
template <class Cell>
using Cells = std::array<Cell, max_tubes>;

template <class Cell>
Cells<Cell> initial_cells(const CompiledLevel& level) {
    Cells<Cell> cells{};
    const auto initial = level.alphabet().initial();
    std::transform(initial.begin(), initial.end(), cells.begin(),
                   [](Content content) { return static_cast<Cell>(content); });
    std::sort(cells.begin(), cells.begin() + static_cast<std::ptrdiff_t>(level.tubes));
    return cells;
}

/// The change of the hashes by pours; they are sums over the tubes and so need no order.
inline std::uint64_t hash_change(const CompiledLevel& level, std::span<const Pour> pours) {
    std::uint64_t change = 0;
    for (const Pour& pour : pours) {
        change += level[pour.from_after].hash + level[pour.to_after].hash - level[pour.from].hash -
                  level[pour.to].hash;
    }
    return change;
}

/// Only the tube that is poured from can lose a border.
inline std::uint64_t border_hash_change(const CompiledLevel& level, std::span<const Pour> pours) {
    std::uint64_t change = 0;
    for (const Pour& pour : pours)
        change += level[pour.from_after].border_hash - level[pour.from].border_hash;
    return change;
}

template <class Cell>
Cells<Cell> after(const CompiledLevel& level, const Cells<Cell>& before, std::span<const Pour> pours) {
    Cells<Cell> cells;
    std::memcpy(cells.data(), before.data(), level.tubes * sizeof(Cell));
    const auto first = cells.begin();
    const auto last = first + static_cast<std::ptrdiff_t>(level.tubes);
    const auto replace = [&](std::size_t tube, Content old, Content now) {
        auto at = first + static_cast<std::ptrdiff_t>(tube);
        if (*at != old)
            at = std::find(first, last, static_cast<Cell>(old));  // the other content pushed it aside
        for (; at + 1 != last && at[1] < now; ++at) at[0] = at[1];
        for (; at != first && at[-1] > now; --at) at[0] = at[-1];
        *at = static_cast<Cell>(now);
    };
    for (const Pour& pour : pours) {
        replace(pour.from_tube, pour.from, pour.from_after);
        replace(pour.to_tube, pour.to, pour.to_after);
    }
    return cells;
}

template <class Cell>
bool equal_cells(const CompiledLevel& level, const Cells<Cell>& a, const Cells<Cell>& b) {
    return std::memcmp(a.data(), b.data(), level.tubes * sizeof(Cell)) == 0;
}

}  // namespace decant::puzzles::tube_sort::engine
