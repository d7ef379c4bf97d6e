// The children of a position that the current layer needs.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "puzzles/tube_sort/engine/borders/border_guide.hpp"
#include "puzzles/tube_sort/engine/layers/deferral.hpp"
#include "puzzles/tube_sort/engine/layers/mail.hpp"
#include "puzzles/tube_sort/engine/layers/team.hpp"
#include "puzzles/tube_sort/engine/level/compiled_level.hpp"
#include "puzzles/tube_sort/engine/level/expansion.hpp"
#include "puzzles/tube_sort/engine/level/position.hpp"

namespace decant::puzzles::tube_sort::engine {

template <class Cell>
struct Child {
    Letter<Cell> letter;
    unsigned owner;
};

/// Expands positions of any worker, as far as the layer requires.
template <class Cell>
class ChildBuilder {
  public:
    ChildBuilder(const CompiledLevel& level, const Team<Cell>& team, BorderGuide& guide)
        : level_(level), team_(team), guide_(guide), expansion_(level) {}

    /// Adds the children that are due, except those that would cost as much as the best plan, if there is
    /// one, and are not due in this layer.
    Report expand(const Task<Cell>& task, std::optional<Cost> best, std::vector<Child<Cell>>& children);

  private:
    const CompiledLevel& level_;
    const Team<Cell>& team_;
    BorderGuide& guide_;
    Expansion expansion_;
};

template <class Cell>
Report ChildBuilder<Cell>::expand(const Task<Cell>& task, std::optional<Cost> best,
                                  std::vector<Child<Cell>>& children) {
    Report report{.id = task.id, .g = task.g, .next = task.next};
    const Reading& reading = expansion_.read(task.cells.data());
    const Deferral deferral(task.g + reading.bound(), team_.layer, task.next);
    if (deferral.is_done()) return report;
    const int beyond = guide_.beyond_bound(task.cells.data(), deferral.budget());
    if (beyond > deferral.budget()) {
        report.layer = deferral.layer_of(beyond);
        return report;
    }
    if (reading.bound() == 0 && reading.is_goal()) {
        report.is_goal = true;
        return report;
    }
    const int last = deferral.last(!guide_.uses_costs(), best);
    const bool asks_for_borders = guide_.uses_test() || team_.size() > 1;
    for (const Block& block : expansion_.blocks(task.next, last)) {
        const auto pours = expansion_.pours(block);
        const std::uint64_t hash = reading.hash() + hash_change(level_, pours);
        unsigned owner = 0;
        if (asks_for_borders) {
            const std::uint64_t border_hash = reading.border_hash() + border_hash_change(level_, pours);
            if (guide_.uses_test()) guide_.test().prefetch(border_hash);
            owner = team_.owner(border_hash);
        }
        const Cost layer = deferral.layer_of_child(block.rise);
        children.push_back(
            {{after(level_, task.cells, pours), hash, task.id, task.g + block.cost, layer}, owner});
    }
    report.next = last + 1;
    if (expansion_.next_due() != Expansion::never) report.layer = deferral.layer_of(expansion_.next_due());
    return report;
}

}  // namespace decant::puzzles::tube_sort::engine
