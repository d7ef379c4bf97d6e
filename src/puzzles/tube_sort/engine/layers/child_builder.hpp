// When a position in a search by layers comes up again, and the children that it then has.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/cost.hpp"
#include "puzzles/tube_sort/engine/borders/border_guide.hpp"
#include "puzzles/tube_sort/engine/layers/shared_state.hpp"
#include "puzzles/tube_sort/engine/level/compiled_level.hpp"
#include "puzzles/tube_sort/engine/level/expansion.hpp"
#include "puzzles/tube_sort/engine/level/position.hpp"

namespace decant::puzzles::tube_sort::engine {

using base::Cost;

/// The blocks that a position defers in the current layer, and until when, so that no position on a shortest
/// plan is lost: docs/proofs.md, Lemma 21.
///
/// - g: the cost of reaching the position.
/// - f: g + bound. No plan through the position costs less.
/// - layer: the current one holds all positions that have something to do at this f.
/// - rise of a block: f of the child - f of the position.
/// - due of a block: its rise or more. A plan that begins with the block and costs less than f + due is no
///   shorter than some plan that begins with a block due earlier.
/// - next: the blocks that are due before this number are built.
/// - entry: the position is in the list of a layer, and comes up there.
///
/// The invariant: each position that may be alive has, for the smallest g at which it was reached, an entry
/// for each block that is not built. The layer of the entry is no later than the current one, or f + due of
/// the block, or the least that plans through the position are proved to cost. Three rules preserve it:
///
/// 1. When a position is reached for the first time, or at a smaller g, `next` is set to 0 and an entry is
///    made in `layer_of_child`. Older entries stay; they find less to do, or nothing.
/// 2. When an entry comes up, the blocks due from `next` to `last` are built, and an entry is made where the
///    next block is due.
/// 3. When border costs prove that each plan through the position costs more than the layer, nothing is
///    built, and an entry is made in the layer that they prove.
///
/// An example with border costs. Layer 20 is the current one, and a position with g = 12 and bound 8 comes
/// up, so f = 20. Its blocks rise by 0, 1 and 3; the first one is a pour home, and defers the others until 2.
/// So they are due at 0, 2 and 3.
///
/// - Layer 20: next = 0, last = 0. The first block is built; its child waits in layer 20. Now next = 1, and
///   there is an entry in layer 22.
/// - Layer 22: last = 2. The second block is built. Its child has f = 21, but that layer is over, so it waits
///   in layer 22. Now next = 3, and there is an entry in layer 23.
/// - Layer 23: last = 3. The third block is built, and no entry is left.
class Deferral {
  public:
    static constexpr int nothing_built = 0;

    /// A position of this f comes up in this layer, which must not be less than f.
    Deferral(Cost f, Cost layer, int next) : f_(f), layer_(layer), next_(next) {}

    /// How far the layer is beyond f: blocks that are due later can wait.
    [[nodiscard]] int budget() const { return layer_ - f_; }
    /// Whether all blocks that are due by now are built. Then another entry stands for the rest.
    [[nodiscard]] bool is_done() const { return next_ > budget(); }

    /// The last `due` to build now. With `ahead`, blocks of some more layers are built along with those that
    /// are due, but none that would cost as much as the best plan.
    [[nodiscard]] int last(bool ahead, std::optional<Cost> best) const {
        constexpr int latest = Expansion::never - 1;
        const int now = std::min(budget(), latest);
        if (!ahead) return now;
        const int later = std::min(now + layers_ahead, latest);
        return best ? std::max(now, std::min(later, *best - 1 - f_)) : later;
    }

    /// The layer in which plans come up that cost this much beyond f.
    [[nodiscard]] Cost layer_of(int beyond) const { return f_ + beyond; }
    /// The layer in which the child of a block waits: its own f, or the current layer if that has passed.
    [[nodiscard]] Cost layer_of_child(int rise) const { return std::max(layer_, f_ + rise); }

  private:
    /// Without border costs most positions are expanded anyway, and reading one again for each layer costs
    /// more than children that lie beyond the last layer.
    static constexpr int layers_ahead = 9;

    const Cost f_, layer_;
    const int next_;
};

template <class Cell>
struct Child {
    Letter<Cell> letter;
    unsigned owner;
};

/// Expands positions of any worker, as far as the layer requires.
template <class Cell>
class ChildBuilder {
  public:
    ChildBuilder(const CompiledLevel& level, const SharedState<Cell>& shared, BorderGuide& guide)
        : level_(level), shared_(shared), guide_(guide), expansion_(level) {}

    /// Adds the children that are due, except those that would cost as much as the best plan, if there is
    /// one, and are not due in this layer.
    Report expand(const Task<Cell>& task, std::optional<Cost> best, std::vector<Child<Cell>>& children);

  private:
    const CompiledLevel& level_;
    const SharedState<Cell>& shared_;
    BorderGuide& guide_;
    Expansion expansion_;
};

template <class Cell>
Report ChildBuilder<Cell>::expand(const Task<Cell>& task, std::optional<Cost> best,
                                  std::vector<Child<Cell>>& children) {
    Report report{.id = task.id, .g = task.g, .next = task.next};
    const Reading& reading = expansion_.read(task.cells.data());
    const Deferral deferral(task.g + reading.bound(), shared_.layer, task.next);
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
    const bool asks_for_borders = guide_.uses_test() || shared_.size() > 1;
    for (const Block& block : expansion_.blocks(task.next, last)) {
        const auto pours = expansion_.pours(block);
        const std::uint64_t hash = reading.hash() + hash_change(level_, pours);
        unsigned owner = 0;
        if (asks_for_borders) {
            const std::uint64_t border_hash = reading.border_hash() + border_hash_change(level_, pours);
            if (guide_.uses_test()) guide_.test().prefetch(border_hash);
            owner = shared_.owner(border_hash);
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
