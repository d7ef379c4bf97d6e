// Which block led from a position to its child.
// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "puzzles/tube_sort/engine/expansion.hpp"
#include "puzzles/tube_sort/engine/position.hpp"

namespace decant::puzzles::tube_sort::engine {

/// The pours of the cheapest block that makes `child` of `parent`; there must be one. Searches keep no
/// blocks, since only those of a plan are wanted. The pours belong to `expansion`, which reads the parent.
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

}  // namespace decant::puzzles::tube_sort::engine
