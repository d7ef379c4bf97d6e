// A good plan fast: a beam of positions that pass the border test.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

#include "base/release_memory.hpp"
#include "puzzles/tube_sort/engine/borders/border_test.hpp"
#include "puzzles/tube_sort/engine/layers/retrace.hpp"
#include "puzzles/tube_sort/engine/level/compiled_level.hpp"
#include "puzzles/tube_sort/engine/level/expansion.hpp"
#include "puzzles/tube_sort/engine/level/position.hpp"
#include "puzzles/tube_sort/engine/tables/state_table.hpp"
#include "search/meter.hpp"
#include "search/outcome.hpp"

namespace decant::puzzles::tube_sort::engine {

/// Beam search by layers of equal cost (Lowerre, "The Harpy Speech Recognition System", 1976).
///
/// On large levels most positions of small g + bound are dead, and a beam that only follows these values
/// fills up with dead positions and dies out. So a position that lost a border gets a place only if it passes
/// the border test. Where that test is exact, all positions of the beam have a goal ahead.
template <class Cell>
class FirstPlan {
  public:
    /// The border test remembers its answers, so all stages of a level should share one.
    FirstPlan(const CompiledLevel& level, BorderTest& borders, search::Meter& meter)
        : level_(level), borders_(borders), meter_(meter), expansion_(level), states_(level.tubes) {}

    /// One stage: a plan that costs less than `below`, or nothing if none was met or the meter stopped it.
    ///
    /// At most `width` positions are expanded for each cost; a larger width usually finds a better plan. A
    /// stage keeps nothing from the previous one except the answers of the border test. `bytes_elsewhere`:
    /// bytes held by other tables, except those of the border test. Throws bad_alloc when memory runs out.
    std::optional<search::Plan<Pour>> find(std::size_t width, Cost below, std::size_t bytes_elsewhere = 0);

  private:
    /// A child that is not built yet.
    struct Candidate {
        int rank;  ///< smaller is better
        NodeId parent;
        std::uint64_t hash;
        Cost bound;
        std::uint32_t first_pour, pour_count;  ///< among those of its cost

        /// A total order, so that no result depends on how a library sorts. Equal ranks are ordered by their
        /// hashes, which is as good as random and keeps relatives of one position from taking all places.
        [[nodiscard]] auto order() const { return std::tuple(rank, hash, parent, first_pour); }
        [[nodiscard]] static bool is_worse(const Candidate& a, const Candidate& b) {
            return a.order() > b.order();
        }
    };

    /// Candidates of one cost, and the pours that lead to them.
    struct Waiting {
        std::vector<Candidate> candidates;
        std::vector<Pour> pours;
        [[nodiscard]] std::size_t bytes() const {
            return candidates.size() * sizeof(Candidate) + pours.size() * sizeof(Pour);
        }
    };

    /// For the border test: a plan is wanted soon, and one look is usually enough. With a few thousand,
    /// narrow beams fill up with dead positions on some levels.
    static constexpr std::uint64_t looks_for_each = 100'000;

    std::optional<Cost> search(std::size_t width, Cost below, std::size_t bytes_elsewhere);
    Cost begin();
    void choose(std::size_t width, Waiting waiting);
    void expand(NodeId id, Cost g, Cost below);
    Cells<Cell> cells(NodeId id) const {
        Cells<Cell> cells;
        states_.copy_key(id, cells.data());
        return cells;
    }
    search::Plan<Pour> plan_to(NodeId id, Cost cost) const;

    /// A tube's share of the rank: borders still to be removed are bad, empty tubes good.
    [[nodiscard]] int clutter(Content content) const {
        return level_[content].empty() ? -1 : level_[content].blocks;
    }
    /// Growing vectors have room for twice as much.
    [[nodiscard]] std::size_t bytes() const {
        return states_.bytes() + borders_.bytes() + 2 * waiting_bytes_;
    }

    const CompiledLevel& level_;
    BorderTest& borders_;
    search::Meter& meter_;
    Expansion expansion_;
    StateTable<Cell, NodeId> states_;  ///< each with its parent
    std::vector<NodeId> layer_;        ///< the beam
    std::vector<Waiting> waiting_;     ///< by cost
    std::size_t waiting_bytes_ = 0;
    std::optional<NodeId> goal_;
};

template <class Cell>
std::optional<search::Plan<Pour>> FirstPlan<Cell>::find(std::size_t width, Cost below,
                                                        std::size_t bytes_elsewhere) {
    const auto cost = search(width, below, bytes_elsewhere);
    std::optional<search::Plan<Pour>> plan;
    if (cost) plan = plan_to(*goal_, *cost);
    const std::size_t bytes = states_.bytes();
    states_ = StateTable<Cell, NodeId>(level_.tubes);
    waiting_ = {};
    base::release_freed_memory(bytes);  // other tables grow in the meantime, and take theirs elsewhere
    return plan;
}

/// Puts the start into the beam; returns its bound.
template <class Cell>
Cost FirstPlan<Cell>::begin() {
    states_ = StateTable<Cell, NodeId>(level_.tubes);
    waiting_.clear();
    waiting_bytes_ = 0;
    goal_.reset();
    const auto start = initial_cells<Cell>(level_);
    const Reading& reading = expansion_.read(start.data());
    const NodeId id = states_.insert(reading.hash(), start.data(), no_node).id;
    layer_ = {id};
    if (reading.is_goal()) goal_ = id;
    return reading.bound();
}

template <class Cell>
std::optional<Cost> FirstPlan<Cell>::search(std::size_t width, Cost below, std::size_t bytes_elsewhere) {
    // Where the border test is not exact, a beam may wander among dead positions; good plans are shorter.
    const Cost most = 8 * (begin() + static_cast<Cost>(level_.tubes));
    below = std::min(below, most);
    for (Cost g = 0; g < below; ++g) {
        const auto at = static_cast<std::size_t>(g);
        if (g > 0) {
            if (at >= waiting_.size()) return std::nullopt;
            waiting_bytes_ -= waiting_[at].bytes();
            choose(width, std::exchange(waiting_[at], {}));
        }
        if (goal_) return g;
        for (const NodeId id : layer_) {
            if (!meter_.may_expand(bytes_elsewhere + bytes())) return std::nullopt;
            expand(id, g, below);
        }
    }
    return std::nullopt;
}

/// Fills the beam with the best candidates that are new and alive.
template <class Cell>
void FirstPlan<Cell>::choose(std::size_t width, Waiting waiting) {
    auto& candidates = waiting.candidates;
    layer_.clear();
    std::make_heap(candidates.begin(), candidates.end(), Candidate::is_worse);
    while (!candidates.empty() && layer_.size() < width) {
        std::pop_heap(candidates.begin(), candidates.end(), Candidate::is_worse);
        const Candidate best = candidates.back();
        candidates.pop_back();
        const auto pours = std::span(waiting.pours).subspan(best.first_pour, best.pour_count);
        const auto child = after(level_, cells(best.parent), pours);
        const auto [id, is_new] = states_.insert(best.hash, child.data(), best.parent);
        // A child with the borders of its parent is alive, since its parent is.
        if (!is_new) continue;
        if (border_hash_change(level_, pours) != 0 && !borders_.may_be_alive(child.data(), looks_for_each))
            continue;
        layer_.push_back(id);
        if (best.bound > 0) continue;
        if (!expansion_.read(child.data()).is_goal()) continue;
        goal_ = id;
        return;
    }
}

template <class Cell>
void FirstPlan<Cell>::expand(NodeId id, Cost g, Cost below) {
    const auto position = cells(id);
    const Reading& reading = expansion_.read(position.data());
    int total_clutter = 0;
    for (std::size_t tube = 0; tube < level_.tubes; ++tube) total_clutter += clutter(position[tube]);
    for (const Block& block : expansion_.blocks()) {
        const Cost f = g + reading.bound() + block.rise;
        if (f >= below) continue;
        ++meter_.statistics.generated;
        const Cost cost = g + block.cost;
        const Cost bound = f - cost;
        const auto pours = expansion_.pours(block);
        int clutter_after = total_clutter;
        for (const Pour& pour : pours) {
            clutter_after +=
                clutter(pour.from_after) + clutter(pour.to_after) - clutter(pour.from) - clutter(pour.to);
        }
        const auto at = static_cast<std::size_t>(cost);
        if (at >= waiting_.size()) waiting_.resize(at + 1);
        Waiting& waiting = waiting_[at];
        waiting.candidates.push_back({.rank = 2 * bound + clutter_after,
                                      .parent = id,
                                      .hash = reading.hash() + hash_change(level_, pours),
                                      .bound = bound,
                                      .first_pour = static_cast<std::uint32_t>(waiting.pours.size()),
                                      .pour_count = block.pour_count});
        waiting.pours.insert(waiting.pours.end(), pours.begin(), pours.end());
        waiting_bytes_ += sizeof(Candidate) + pours.size_bytes();
    }
}

template <class Cell>
search::Plan<Pour> FirstPlan<Cell>::plan_to(NodeId id, Cost cost) const {
    return retrace(level_, cells(id), cost, [&]() -> std::optional<Cells<Cell>> {
        id = states_.payload(id);
        if (id == no_node) return std::nullopt;
        return cells(id);
    });
}

}  // namespace decant::puzzles::tube_sort::engine
