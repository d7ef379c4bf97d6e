// The plan that led to a position, reconstructed from the positions on the way to it.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <optional>
#include <span>

#include "puzzles/tube_sort/engine/level/expansion.hpp"
#include "puzzles/tube_sort/engine/level/position.hpp"
#include "search/outcome.hpp"

namespace decant::puzzles::tube_sort::engine {

/// The pours of the cheapest block that leads from `parent` to `child`; there must be one. Searches store no
/// blocks, since only those of a plan are needed. The pours belong to `expansion`, which reads the parent.
template <class Cell>
std::span<const Pour> pours_between(const CompiledLevel& level, Expansion& expansion,
                                    const Cells<Cell>& parent, const Cells<Cell>& child) {
    expansion.read(parent.data());
    const Block* taken = nullptr;
    for (const Block& block : expansion.blocks()) {
        if (taken != nullptr && taken->cost <= block.cost) continue;
        if (equal_cells(level, after(level, parent, expansion.pours(block)), child)) taken = &block;
    }
    return expansion.pours(*taken);
}

/// The plan of this cost that ends in `position`. `parent_of_last()` returns the parent of the position that
/// came last, or nothing if that was the start.
template <class Cell, class ParentOfLast>
search::Plan<Pour> retrace(const CompiledLevel& level, Cells<Cell> position, Cost cost,
                           const ParentOfLast& parent_of_last) {
    search::Plan<Pour> plan{{}, cost};
    Expansion expansion(level);
    while (const std::optional<Cells<Cell>> parent = parent_of_last()) {
        const auto pours = pours_between(level, expansion, *parent, position);
        plan.actions.insert(plan.actions.end(), pours.rbegin(), pours.rend());
        position = *parent;
    }
    std::reverse(plan.actions.begin(), plan.actions.end());
    return plan;
}

}  // namespace decant::puzzles::tube_sort::engine
