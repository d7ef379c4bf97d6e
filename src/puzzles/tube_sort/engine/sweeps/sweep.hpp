// One sweep over all positions of small g + h, from many borders to none, that forgets what lies behind it.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "base/release_memory.hpp"
#include "puzzles/tube_sort/engine/level/compiled_level.hpp"
#include "puzzles/tube_sort/engine/level/expansion.hpp"
#include "puzzles/tube_sort/engine/level/position.hpp"
#include "puzzles/tube_sort/engine/sweeps/destination.hpp"
#include "puzzles/tube_sort/engine/sweeps/floor.hpp"
#include "puzzles/tube_sort/engine/sweeps/forgetful_guide.hpp"
#include "search/meter.hpp"

namespace decant::puzzles::tube_sort::engine {

/// No border ever arises, so positions lie on floors, by the number of their borders, and a plan only leads
/// down. A sweep works floor by floor, and on each floor part by part: positions of a part lead to the same
/// part or to the floor below, so a finished part is never needed again. Within a part the smallest g comes
/// first, so that each position is expanded once, at the least g at which the sweep reaches it.
///
/// It expands the blocks that are due within `most`, and finds the optimum if that is at most `most`:
/// docs/proofs.md, Lemmas 35 and 36.
///
/// Of the path to the end it keeps one position about halfway down, whose floor is not forgotten.
template <class Cell>
class Sweep {
  public:
    /// Prunes what costs more than `most`.
    Sweep(const CompiledLevel& level, ForgetfulGuide& guide, search::Meter& meter, Cost most)
        : level_(level), guide_(guide), meter_(meter), most_(most), expansion_(level) {}

    struct Found {
        Waypoint<Cell> end, halfway;
    };
    /// The end is the cheapest goal or the single position that `to` describes; nothing if it costs more than
    /// `most`, or if the meter stopped the sweep. Call only once.
    std::optional<Found> run(const Waypoint<Cell>& from, const Destination<Cell>& to);

    /// The least cost that is proved for the pruned plans; nothing if nothing was pruned.
    [[nodiscard]] std::optional<Cost> left_out() const { return left_out_; }
    [[nodiscard]] bool stopped() const { return stopped_; }

  private:
    using Node = typename Floor<Cell>::Node;
    using Part = typename Floor<Cell>::Part;

    struct Place {
        std::size_t floor;
        unsigned part;
    };
    struct Child {
        Cells<Cell> cells;
        std::uint64_t hash;
        Place place;
        Node node;
    };
    /// As in LayerWorker.
    static constexpr std::size_t batch = 4;
    /// Memory is counted again after this many children: a position of a large level may have thousands.
    static constexpr std::uint64_t children_between_counts = 4096;
    /// Freeing less is not worth the time.
    static constexpr std::size_t much = std::size_t{4} << 20;

    [[nodiscard]] Part& part(Place place) { return floors_[place.floor]->part(place.part); }
    std::optional<Found> work_through(Place place, const Destination<Cell>& to);
    void forget(Place place);
    bool may_expand();
    /// Whether this is the end.
    bool expand(Place place, NodeId id, const Destination<Cell>& to);
    void build(const Block& block, Place place, const Cells<Cell>& cells, Node node);
    void reach_children(Place under_way);
    void wait(NodeId id, Cost g);
    void leave_out(Cost least) { left_out_ = left_out_ ? std::min(*left_out_, least) : least; }

    const CompiledLevel& level_;
    ForgetfulGuide& guide_;
    search::Meter& meter_;
    const Cost most_;
    Expansion expansion_;
    std::vector<std::unique_ptr<Floor<Cell>>> floors_;  ///< by the number of borders
    std::size_t halfway_ = 0;                           ///< the floor that is not forgotten
    std::vector<std::vector<NodeId>> waiting_;          ///< of the current part, by g
    std::vector<Child> children_;
    std::size_t floor_bytes_ = 0;
    std::uint64_t next_count_ = 0;     ///< by children
    std::size_t forgotten_bytes_ = 0;  ///< forgotten but not yet freed
    std::optional<Cost> left_out_;
    bool stopped_ = false;
};

template <class Cell>
auto Sweep<Cell>::run(const Waypoint<Cell>& from, const Destination<Cell>& to) -> std::optional<Found> {
    const std::size_t top = count_borders(level_, from.cells);
    halfway_ = (top + to.floor()) / 2;
    floors_.resize(top + 1);
    Reading reading(level_);
    reading.read(from.cells.data());
    floors_[top] = std::make_unique<Floor<Cell>>(level_.tubes);
    const Place start{top, Floor<Cell>::part_of(reading.border_hash())};
    part(start).insert(reading.hash(), from.cells.data(), {0, static_cast<std::uint16_t>(from.g)});
    for (std::size_t floor = top;; --floor) {
        if (floor > to.floor()) floors_[floor - 1] = std::make_unique<Floor<Cell>>(level_.tubes);
        for (unsigned number = 0; number < Floor<Cell>::parts; ++number) {
            const auto found = work_through({floor, number}, to);
            if (found || stopped_) return found;
            if (floor != halfway_) forget({floor, number});
        }
        if (floor != halfway_) floors_[floor].reset();
        if (floor == to.floor()) return std::nullopt;
    }
}

template <class Cell>
auto Sweep<Cell>::work_through(Place place, const Destination<Cell>& to) -> std::optional<Found> {
    waiting_.clear();
    for (std::size_t id = 0; id < part(place).size(); ++id)
        wait(static_cast<NodeId>(id), part(place).payload(static_cast<NodeId>(id)).g);
    for (std::size_t g = 0; g < waiting_.size(); ++g) {
        for (std::size_t next = 0; next < waiting_[g].size();) {
            children_.clear();
            for (std::size_t count = 0; count < batch && next < waiting_[g].size(); ++count, ++next) {
                const NodeId id = waiting_[g][next];
                if (part(place).payload(id).g != g) continue;  // already expanded at a smaller g
                if (!may_expand()) return std::nullopt;
                if (!expand(place, id, to)) continue;
                const Waypoint<Cell> end = floors_[place.floor]->waypoint(Floor<Cell>::id(place.part, id));
                if (place.floor >= halfway_) return Found{end, end};
                return Found{end, floors_[halfway_]->waypoint(part(place).payload(id).halfway)};
            }
            reach_children(place);
        }
        waiting_[g] = {};
    }
    return std::nullopt;
}

template <class Cell>
void Sweep<Cell>::forget(Place place) {
    forgotten_bytes_ += part(place).held_bytes();
    floors_[place.floor]->forget(place.part);
    if (forgotten_bytes_ < much) return;
    base::release_freed_memory();
    forgotten_bytes_ = 0;
}

template <class Cell>
bool Sweep<Cell>::may_expand() {
    if (meter_.statistics.generated >= next_count_) {
        next_count_ = meter_.statistics.generated + children_between_counts;
        floor_bytes_ = 0;
        for (const auto& floor : floors_) floor_bytes_ += floor ? floor->bytes() : 0;
    }
    stopped_ = !meter_.may_expand(guide_.bytes_beside(floor_bytes_));
    return !stopped_;
}

template <class Cell>
bool Sweep<Cell>::expand(Place place, NodeId id, const Destination<Cell>& to) {
    Cells<Cell> cells;
    part(place).copy_key(id, cells.data());
    Node node = part(place).payload(id);
    const Reading& reading = expansion_.read(cells.data());
    if (place.floor == to.floor() && to.is_there(level_, cells, reading)) return true;
    if (!guide_->accepts(cells.data())) return false;
    const Cost f = node.g + reading.bound();
    const int budget = most_ - f;
    const int beyond = guide_->beyond_bound(cells.data(), budget);
    if (beyond > budget) {
        leave_out(f + beyond);
        return false;
    }
    if (place.floor == halfway_) node.halfway = Floor<Cell>::id(place.part, id);
    for (const Block& block : expansion_.blocks(0, std::min(budget, Expansion::never - 1))) {
        const auto pours = expansion_.pours(block);
        const Border lost = lost_border(level_, pours);
        if (lost != no_border && !to.allows_to_lose(level_, cells, lost)) continue;
        build(block, {place.floor - (lost != no_border ? 1 : 0), 0}, cells, node);
    }
    if (expansion_.next_due() != Expansion::never) leave_out(f + expansion_.next_due());
    return false;
}

template <class Cell>
void Sweep<Cell>::build(const Block& block, Place place, const Cells<Cell>& cells, Node node) {
    const auto pours = expansion_.pours(block);
    const Reading& reading = expansion_.reading();
    place.part = Floor<Cell>::part_of(reading.border_hash() + border_hash_change(level_, pours));
    node.g = static_cast<std::uint16_t>(node.g + block.cost);
    const std::uint64_t hash = reading.hash() + hash_change(level_, pours);
    children_.push_back({after(level_, cells, pours), hash, place, node});
    part(place).prefetch_slot(hash);
    ++meter_.statistics.generated;
}

template <class Cell>
void Sweep<Cell>::reach_children(Place under_way) {
    for (const Child& child : children_) part(child.place).prefetch_record(child.hash);
    for (const Child& child : children_) {
        Part& part = this->part(child.place);
        const auto [id, is_new] = part.insert(child.hash, child.cells.data(), child.node);
        if (!is_new) {
            if (part.payload(id).g <= child.node.g) continue;
            part.set_payload(id, child.node);
        }
        if (child.place.floor == under_way.floor) wait(id, child.node.g);
    }
}

template <class Cell>
void Sweep<Cell>::wait(NodeId id, Cost g) {
    const auto at = static_cast<std::size_t>(g);
    if (at >= waiting_.size()) waiting_.resize(at + 1);
    waiting_[at].push_back(id);
}

}  // namespace decant::puzzles::tube_sort::engine
