// The loop that A*, weighted A*, greedy best-first and uniform-cost search share.
// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "search/conclude.hpp"
#include "search/meter.hpp"
#include "search/node_table.hpp"
#include "search/outcome.hpp"
#include "search/run_control.hpp"
#include "search/state_space.hpp"

namespace decant::search {

/// Smaller ranks leave the open list first.
struct Rank {
    std::int64_t major = 0;
    std::int64_t minor = 0;
    friend auto operator<=>(const Rank&, const Rank&) = default;
};

/// The frontier of a best-first search: nodes by rank, the newest first among equals.
///
/// A priority queue of buckets. A search over integer costs has few distinct ranks at a time, so finding a
/// bucket is cheap, and an entry takes four bytes. Last in, first out within a rank makes the order
/// deterministic.
class OpenList {
  public:
    void push(Rank rank, NodeId node) {
        std::vector<NodeId>& bucket = buckets_[rank];
        const std::size_t before = bucket.capacity();
        bucket.push_back(node);
        bytes_ += (bucket.capacity() - before) * sizeof(NodeId);
    }

    NodeId pop() {
        const auto first = buckets_.begin();
        const NodeId node = first->second.back();
        first->second.pop_back();
        if (first->second.empty()) {
            bytes_ -= first->second.capacity() * sizeof(NodeId);
            buckets_.erase(first);
        }
        return node;
    }

    [[nodiscard]] bool empty() const { return buckets_.empty(); }
    [[nodiscard]] Rank best_rank() const { return buckets_.begin()->first; }
    [[nodiscard]] std::size_t bytes() const { return bytes_; }

  private:
    std::map<Rank, std::vector<NodeId>> buckets_;
    std::size_t bytes_ = 0;
};

/// Expands the node of smallest rank until no open node ranks before the best plan.
///
/// `Order` turns (g, h) into a rank and says which lower bound on the cost a smallest open rank proves.
/// States reached again more cheaply are reopened, so that admissible estimates need not be consistent. Goals
/// are never expanded: costs are positive, so a plan through a goal costs more than the one that ends there.
template <KeyedSpace Space, Heuristic<Space> H, class Order>
class BestFirst {
  public:
    using Action = typename Space::Action;

    BestFirst(const Space& space, const H& heuristic, const Order& order, const RunControl& control)
        : space_(space), heuristic_(heuristic), order_(order), meter_(control), nodes_(space) {}

    CompleteOutcome<Action> run() {
        const auto ending = guard_memory(meter_, [&] {
            reach(space_.initial(), no_node, Action{}, 0);
            return search();
        });
        return conclude(meter_, ending, nodes_.plan_to(best_));
    }

  private:
    /// The ending, or nothing if a limit or the user ended the search.
    std::optional<Ending> search() {
        while (!open_.empty() && !best_ranks_first()) {
            meter_.raise_bound(order_.proves(open_.best_rank()));
            const NodeId id = open_.pop();
            if (nodes_[id].closed) continue;
            if (!meter_.may_expand(nodes_.bytes() + open_.bytes())) return std::nullopt;
            if (!expand(id)) return std::nullopt;
        }
        if (!best_) return Ending::unsolvable;
        meter_.raise_bound(order_.proves(order_.rank(nodes_[*best_].g, 0)));
        return Ending::solved;
    }

    /// Goals are not in the open list, so open nodes prove nothing once the best goal ranks before them.
    [[nodiscard]] bool best_ranks_first() const {
        return best_ && order_.rank(nodes_[*best_].g, 0) <= open_.best_rank();
    }

    /// False where an action breaks the contract.
    bool expand(NodeId id) {
        nodes_[id].closed = true;
        const auto& node = nodes_[id];
        for (const Action& action : space_.actions(node.state)) {
            ++meter_.statistics.generated;
            const Cost cost = space_.cost(node.state, action);
            if (!meter_.may_cost(cost)) return false;
            reach(space_.apply(node.state, action), id, action, node.g + cost);
        }
        return true;
    }

    void reach(const typename Space::State& state, NodeId parent, const Action& action, Cost g) {
        auto [id, is_new] = nodes_.insert(state, parent, action, g);
        if (is_new) {
            nodes_[id].is_goal = space_.is_goal(state);
            nodes_[id].h = heuristic_(state);
        } else if (g < nodes_[id].g) {
            id = nodes_.improve(id, state, parent, action, g);
        } else {
            return;
        }
        const auto& node = nodes_[id];
        if (node.is_goal) {
            if (!best_ || g <= nodes_[*best_].g) {
                best_ = id;
                meter_.found_plan(g);
            }
        } else if (node.h != base::unreachable) {
            open_.push(order_.rank(g, node.h), id);
        }
    }

    const Space& space_;
    const H& heuristic_;
    const Order order_;
    Meter meter_;
    NodeTable<Space> nodes_;
    OpenList open_;
    std::optional<NodeId> best_;  ///< the goal node of smallest g
};

template <KeyedSpace Space, Heuristic<Space> H, class Order>
CompleteOutcome<typename Space::Action> best_first(const Space& space, const H& heuristic, const Order& order,
                                                   const RunControl& control) {
    return BestFirst<Space, H, Order>(space, heuristic, order, control).run();
}

}  // namespace decant::search
