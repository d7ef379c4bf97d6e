// An explicit weighted graph as a state space, to put searches into situations of one's choice.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "search/state_space.hpp"

namespace decant::search {

/// Edges by source; an action is the index of an edge of its source.
struct GraphSpace {
    struct State {
        int node = 0;
        friend bool operator==(const State&, const State&) = default;
    };
    using Action = std::size_t;
    struct Edge {
        int to;
        Cost cost;
    };

    std::map<int, std::vector<Edge>> edges;
    std::set<int> goals;

    [[nodiscard]] State initial() const { return {0}; }
    [[nodiscard]] bool is_goal(const State& state) const { return goals.contains(state.node); }
    [[nodiscard]] std::vector<Action> actions(const State& state) const {
        const auto found = edges.find(state.node);
        std::vector<Action> actions(found == edges.end() ? 0 : found->second.size());
        for (std::size_t i = 0; i < actions.size(); ++i) actions[i] = i;
        return actions;
    }
    [[nodiscard]] Cost cost(const State& state, Action action) const {
        return edges.at(state.node)[action].cost;
    }
    [[nodiscard]] State apply(const State& state, Action action) const {
        return {edges.at(state.node)[action].to};
    }
    [[nodiscard]] const State& key(const State& state) const { return state; }

    /// The cost of the cheapest way from a node to a goal, by relaxing until nothing changes (Bellman, Ford).
    [[nodiscard]] std::optional<Cost> distance(int node) const {
        std::map<int, Cost> cheapest;
        for (const int goal : goals) cheapest[goal] = 0;
        for (bool changed = true; changed;) {
            changed = false;
            for (const auto& [from, out] : edges) {
                for (const Edge& edge : out) {
                    const auto at = cheapest.find(edge.to);
                    if (at == cheapest.end()) continue;
                    const Cost through = at->second + edge.cost;
                    const auto [known, is_new] = cheapest.try_emplace(from, through);
                    if (!is_new && known->second <= through) continue;
                    known->second = through;
                    changed = true;
                }
            }
        }
        const auto found = cheapest.find(node);
        return found == cheapest.end() ? std::nullopt : std::optional(found->second);
    }
};

/// Every node hashes alike, so that only the comparison of keys can tell them apart.
inline std::uint64_t hash_value(const GraphSpace::State&) { return 7; }

/// A graph of `nodes` nodes with costs from 1 to `dearest` and a random goal or two, which may be out of
/// reach.
inline GraphSpace random_graph(base::Random& random, int nodes, Cost dearest) {
    GraphSpace graph;
    const auto node = [&] { return random.between(0, nodes - 1); };
    for (int edge = random.between(nodes, 3 * nodes); edge > 0; --edge) {
        graph.edges[node()].push_back({node(), random.between(1, dearest)});
    }
    graph.goals = {node(), node()};
    return graph;
}

/// Random estimates that never exceed the distance but jump about: admissible, not consistent.
struct JumpyHeuristic {
    static constexpr bool admissible = true;
    static constexpr bool consistent = false;
    std::map<int, Cost> estimates;

    JumpyHeuristic(const GraphSpace& graph, int nodes, base::Random& random) {
        for (int n = 0; n < nodes; ++n) {
            const auto distance = graph.distance(n);
            estimates[n] = distance ? random.between(0, *distance) : base::unreachable;
        }
    }
    Cost operator()(const GraphSpace::State& state) const { return estimates.at(state.node); }
};

}  // namespace decant::search
