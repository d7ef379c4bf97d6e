// Breadth-first exploration of a whole state space into a graph, with distances.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "search/conclude.hpp"
#include "search/meter.hpp"
#include "search/node_table.hpp"
#include "search/run_control.hpp"
#include "search/state_graph.hpp"
#include "search/state_space.hpp"

namespace decant::search {

/// An explorer's findings about a state that it expands.
struct Standing {
    bool is_goal = false;
    Cost estimate = 0;
};

/// Explores with an explorer, which numbers the states of a level in the order it meets them, starting with 0
/// for the initial one: `size()` states are known and take `bytes()`; `expand(id, visit)` calls `visit` with
/// the number of the successor for each action of state `id`, in the order of the actions, and returns its
/// Standing.
template <class Explorer>
class GraphBuilder {
  public:
    GraphBuilder(Explorer& explorer, const RunControl& control) : explorer_(explorer), meter_(control) {}

    StateGraph run() {
        const auto finished = guard_memory(meter_, [&] { return std::optional(explore() && measure()); });
        graph_.complete = finished.value_or(false);
        if (!graph_.complete) graph_.limit = meter_.limit();
        graph_.states = explorer_.size();
        graph_.statistics = meter_.statistics;
        graph_.statistics.stored = graph_.states;
        return std::move(graph_);
    }

  private:
    bool explore() {
        Cost depth = 0;
        std::size_t layer_end = explorer_.size();
        for (NodeId id = 0; id < explorer_.size(); ++id) {
            if (id == layer_end) {
                ++depth;
                layer_end = explorer_.size();
            }
            if (!meter_.may_expand(bytes())) return false;
            const Standing standing =
                explorer_.expand(id, [&](NodeId target) { graph_.targets.push_back(target); });
            if (standing.is_goal) {
                graph_.goals.push_back(id);
                // States are expanded in order of depth, so the first goal is the nearest.
                if (!graph_.length) graph_.length = depth;
            }
            meter_.statistics.generated += graph_.targets.size() - graph_.first.back();
            graph_.estimate.push_back(standing.estimate);
            graph_.first.push_back(graph_.targets.size());
        }
        return true;
    }

    /// Measuring reverses all edges and keeps a distance for each state; a growing vector briefly takes twice
    /// the space.
    [[nodiscard]] std::size_t bytes() const {
        constexpr std::size_t each_state = 3 * sizeof(std::size_t) + 4 * sizeof(Cost);
        return explorer_.bytes() + 2 * graph_.targets.capacity() * sizeof(NodeId) +
               explorer_.size() * each_state;
    }

    /// Called in each iteration of a loop of many short ones, in which memory does not grow.
    [[nodiscard]] bool may_go_on(std::size_t turn) { return turn % 4096 != 0 || meter_.may_go_on(0); }

    /// Breadth-first search backward from all goals at once.
    bool measure() {
        const std::size_t states = explorer_.size();
        // Sources by target, in one array: those of target t lie from first[t] to first[t + 1].
        std::vector<std::size_t> first(states + 2);
        for (const NodeId target : graph_.targets) ++first[target + 2];
        std::partial_sum(first.begin(), first.end(), first.begin());
        std::vector<NodeId> sources(graph_.targets.size());
        for (NodeId source = 0; source < states; ++source) {
            if (!may_go_on(source)) return false;
            for (const NodeId target : graph_.edges(source)) sources[first[target + 1]++] = source;
        }
        std::vector<Cost> distance(states, base::unreachable);
        for (const NodeId goal : graph_.goals) distance[goal] = 0;
        std::vector<NodeId> reached = graph_.goals;
        reached.reserve(states);
        for (std::size_t at = 0; at < reached.size(); ++at) {
            if (!may_go_on(at)) return false;
            const Cost farther = distance[reached[at]] + 1;
            for (std::size_t edge = first[reached[at]]; edge < first[reached[at] + 1]; ++edge) {
                if (distance[sources[edge]] != base::unreachable) continue;
                distance[sources[edge]] = farther;
                reached.push_back(sources[edge]);
            }
        }
        graph_.distance = std::move(distance);
        return true;
    }

    Explorer& explorer_;
    Meter meter_;
    StateGraph graph_;
};

/// The explorer for any state space.
template <KeyedSpace Space, AdmissibleHeuristic<Space> H>
class SpaceExplorer {
  public:
    SpaceExplorer(const Space& space, H heuristic)
        : space_(space), heuristic_(std::move(heuristic)), nodes_(space) {
        nodes_.insert(space_.initial(), no_node, {}, 0);
    }

    [[nodiscard]] std::size_t size() const { return nodes_.size(); }
    [[nodiscard]] std::size_t bytes() const { return nodes_.bytes(); }
    [[nodiscard]] const typename Space::State& state(NodeId id) const { return nodes_[id].state; }

    template <class Visit>
    Standing expand(NodeId id, const Visit& visit) {
        for (const auto& action : space_.actions(nodes_[id].state))
            visit(nodes_.insert(space_.apply(nodes_[id].state, action), id, action, 0).first);
        return {space_.is_goal(nodes_[id].state), heuristic_(nodes_[id].state)};
    }

  private:
    const Space& space_;
    H heuristic_;
    NodeTable<Space> nodes_;
};

template <class Explorer>
StateGraph explore(Explorer& explorer, const RunControl& control) {
    return GraphBuilder<Explorer>(explorer, control).run();
}

}  // namespace decant::search
