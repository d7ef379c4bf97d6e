// A* by layers of equal g + h, over packed states, with children built only when their layer comes.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdlib>
#include <optional>
#include <vector>

#include "puzzles/tube_sort/engine/border_costs.hpp"
#include "puzzles/tube_sort/engine/border_test.hpp"
#include "puzzles/tube_sort/engine/compiled_level.hpp"
#include "puzzles/tube_sort/engine/expansion.hpp"
#include "puzzles/tube_sort/engine/state_table.hpp"
#include "search/conclude.hpp"
#include "search/meter.hpp"

namespace decant::puzzles::tube_sort::engine {

/// Parts of the engine that can be left out, for measuring and for tests.
struct Options {
    bool border_test = true;
    bool border_costs = true;
};

/// Expands all positions of one f-layer, depth first, before the next one.
///
/// A position is expanded for the children that stay in its layer; it comes again when the layer of its next
/// children begins (enhanced partial expansion A*: Goldenberg et al., JAIR 50, 2014). The last layer, which
/// is the largest, so never builds children that lie beyond it, and its depth-first order goes straight to a
/// goal.
template <class Cell>
class LayeredSearch {
  public:
    LayeredSearch(const CompiledLevel& level, const Options& options, const search::RunControl& control)
        : level_(level),
          options_(options),
          meter_(control),
          expansion_(level),
          borders_(level, meter_),
          border_costs_(level, meter_),
          states_(level.tubes) {}

    search::CompleteOutcome<Pour> run();
    std::size_t border_count() const { return border_costs_.size(); }
    std::size_t test_count() const { return borders_.size(); }
    std::size_t state_count() const { return states_.size(); }

  private:
    using Cells = std::array<Cell, max_tubes>;
#pragma pack(push, 1)
    struct Node {
        NodeId parent;
        std::uint16_t g;
        std::uint8_t next;  ///< children of a smaller rise were built
    };
#pragma pack(pop)
    struct Child {
        std::uint64_t hash;
        Pour pour;
    };

    std::optional<search::Ending> search();
    void expand(NodeId id);
    void reach(const Cells& cells, std::uint64_t hash, NodeId parent, Cost g);
    std::uint64_t hash_of(const Cells& cells) const;
    void build(const Cells& parent, const Pour& pour, Cells& child) const;
    search::Plan<Pour> plan_to(NodeId id);
    void defer(Cost layer, NodeId id) {
        const auto at = static_cast<std::size_t>(layer);
        if (at >= layers_.size()) layers_.resize(at + 1);
        layers_[at].push_back(id);
    }
    std::size_t bytes() const {
        return states_.bytes() + borders_.bytes() + border_costs_.bytes() + open_ * sizeof(NodeId) * 2;
    }

    const CompiledLevel& level_;
    const Options options_;
    search::Meter meter_;
    Expansion<Cell> expansion_;
    BorderTest borders_;
    BorderCosts border_costs_;
    StateTable<Cell, Node> states_;
    std::vector<std::vector<NodeId>> layers_;  ///< by g + h: positions with something to do there
    Cost layer_ = 0;
    std::size_t open_ = 0;
    std::vector<Child> children_;
    NodeId goal_ = no_node;
};

template <class Cell>
search::CompleteOutcome<Pour> LayeredSearch<Cell>::run() {
    const auto ending = search::guard_memory(meter_, [&] { return search(); });
    std::optional<search::Plan<Pour>> plan;
    if (goal_ != no_node) plan = plan_to(goal_);
    return search::conclude(meter_, ending, std::move(plan));
}

template <class Cell>
std::uint64_t LayeredSearch<Cell>::hash_of(const Cells& cells) const {
    std::uint64_t hash = 0;
    for (std::size_t tube = 0; tube < level_.tubes; ++tube) hash += level_[cells[tube]].hash;
    return hash;
}

template <class Cell>
std::optional<search::Ending> LayeredSearch<Cell>::search() {
    Cells start{};
    const auto initial = level_.alphabet().initial();
    std::copy(initial.begin(), initial.end(), start.begin());
    std::sort(start.begin(), start.begin() + static_cast<std::ptrdiff_t>(level_.tubes));
    expansion_.read(start.data());
    layer_ = expansion_.bound();
    meter_.raise_bound(layer_);
    if (options_.border_test && !borders_.may_be_alive(start.data())) return search::Ending::unsolvable;
    defer(layer_, no_node);
    layers_[static_cast<std::size_t>(layer_)].clear();
    reach(start, hash_of(start), no_node, 0);
    if (layer_ == 0 && expansion_.is_goal()) {
        goal_ = 0;
        return search::Ending::solved;
    }
    for (;; ++layer_) {
        const auto at = static_cast<std::size_t>(layer_);
        if (at >= layers_.size()) return search::Ending::unsolvable;
        if (layers_[at].empty()) continue;
        meter_.raise_bound(layer_);
        while (!layers_[at].empty()) {
            const NodeId id = layers_[at].back();
            layers_[at].pop_back();
            if (!meter_.may_expand(bytes())) return std::nullopt;
            expand(id);
            if (goal_ != no_node) return search::Ending::solved;
        }
        std::vector<NodeId>().swap(layers_[at]);
    }
}

template <class Cell>
void LayeredSearch<Cell>::build(const Cells& parent, const Pour& pour, Cells& child) const {
    const auto replace = [&](Content old, Content now) {
        const auto first = child.begin();
        const auto last = first + static_cast<std::ptrdiff_t>(level_.tubes);
        auto at = std::find(first, last, static_cast<Cell>(old));
        for (; at + 1 != last && at[1] < now; ++at) at[0] = at[1];
        for (; at != first && at[-1] > now; --at) at[0] = at[-1];
        *at = static_cast<Cell>(now);
    };
    std::memcpy(child.data(), parent.data(), level_.tubes * sizeof(Cell));
    replace(pour.from, pour.from_after);
    replace(pour.to, pour.to_after);
}

template <class Cell>
void LayeredSearch<Cell>::expand(NodeId id) {
    Cells cells;
    states_.copy_key(id, cells.data());
    Node node = states_.payload(id);
    expansion_.read(cells.data());
    const Cost f = node.g + expansion_.bound();
    const Cost rise = layer_ - f;
    if (node.next > rise) return;
    if (options_.border_costs && level_.one_tube_each) {
        static const int A = getenv("AA") ? atoi(getenv("AA")) : 20000,
                         B = getenv("BB") ? atoi(getenv("BB")) : 8;
        if (meter_.statistics.expanded == 1) border_costs_.allow(A);
        border_costs_.allow(B);
        const int extra = border_costs_.at_least(cells.data(), rise);
        if (extra > rise) return defer(f + extra, id);
    }
    const std::uint64_t hash = hash_of(cells);
    children_.clear();
    for (const Pour& pour : expansion_.pours(node.next, rise)) {
        const std::uint64_t child = hash - level_[pour.from].hash - level_[pour.to].hash +
                                    level_[pour.from_after].hash + level_[pour.to_after].hash;
        states_.prefetch(child);
        children_.push_back({child, pour});
    }
    node.next = static_cast<std::uint8_t>(rise + 1);
    states_.set_payload(id, node);
    if (expansion_.next_rise() != expansion_.no_rise) defer(f + expansion_.next_rise(), id);
    for (const Child& child : children_) {
        ++meter_.statistics.generated;
        Cells next;
        build(cells, child.pour, next);
        const bool lost_border = level_[child.pour.from].border != level_[child.pour.from_after].border;
        if (options_.border_test && lost_border && !options_.border_costs &&
            !borders_.may_be_alive(next.data()))
            continue;
        const Cost g = node.g + expansion_.cost(level_.rules, child.pour);
        const Cost bound = f + child.pour.rise - g;
        reach(next, child.hash, id, g);
        if (bound == 0) {
            Expansion<Cell> at_goal(level_);
            at_goal.read(next.data());
            if (at_goal.is_goal()) {
                goal_ = states_.insert(child.hash, next.data(), {}).id;
                return;
            }
        }
    }
}

template <class Cell>
void LayeredSearch<Cell>::reach(const Cells& cells, std::uint64_t hash, NodeId parent, Cost g) {
    const Node fresh{parent, static_cast<std::uint16_t>(g), 0};
    const auto [id, is_new] = states_.insert(hash, cells.data(), fresh);
    if (!is_new) {
        if (states_.payload(id).g <= g) return;
        states_.set_payload(id, fresh);
    }
    layers_[static_cast<std::size_t>(layer_)].push_back(id);
}

template <class Cell>
search::Plan<Pour> LayeredSearch<Cell>::plan_to(NodeId id) {
    search::Plan<Pour> plan{{}, states_.payload(id).g};
    Cells after;
    states_.copy_key(id, after.data());
    for (Node node = states_.payload(id); node.parent != no_node; node = states_.payload(node.parent)) {
        Cells before;
        states_.copy_key(node.parent, before.data());
        expansion_.read(before.data());
        for (const Pour& pour : expansion_.pours()) {
            Cells child;
            build(before, pour, child);
            if (std::memcmp(child.data(), after.data(), level_.tubes * sizeof(Cell)) != 0) continue;
            plan.actions.push_back(pour);
            break;
        }
        after = before;
    }
    std::reverse(plan.actions.begin(), plan.actions.end());
    return plan;
}

}  // namespace decant::puzzles::tube_sort::engine
