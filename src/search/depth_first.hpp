// Depth-first search with a seen set: any plan, usually a long one, with little effort.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "search/conclude.hpp"
#include "search/meter.hpp"
#include "search/node_table.hpp"
#include "search/outcome.hpp"
#include "search/run_control.hpp"
#include "search/state_space.hpp"

namespace decant::search {

/// Contract: a solved outcome is a plan of no guaranteed quality; `unsolvable` is proved, as each state is
/// visited once. Takes actions in their given order. Memory grows with the states met. Source: Tarjan,
/// "Depth-First Search and Linear Graph Algorithms" (1972).
template <KeyedSpace Space>
CompleteOutcome<typename Space::Action> depth_first(const Space& space, const RunControl& control) {
    using Action = typename Space::Action;
    struct Frame {
        NodeId node;
        std::vector<Action> untried;  ///< the next action last
        [[nodiscard]] std::size_t bytes() const {
            return sizeof(Frame) + untried.capacity() * sizeof(Action);
        }
    };
    Meter meter(control);
    NodeTable<Space> nodes(space);
    std::vector<Frame> path;
    std::size_t path_bytes = 0;
    std::optional<NodeId> goal;

    const auto enter = [&](NodeId id) {
        const auto actions = space.actions(nodes[id].state);
        path.push_back({id, std::vector<Action>(std::begin(actions), std::end(actions))});
        std::reverse(path.back().untried.begin(), path.back().untried.end());
        path_bytes += path.back().bytes();
    };
    const auto search = [&]() -> std::optional<Ending> {
        const NodeId root = nodes.insert(space.initial(), no_node, Action{}, 0).first;
        if (space.is_goal(nodes[root].state)) return goal = root, Ending::solved;
        meter.raise_bound(1);
        if (!meter.may_expand(nodes.bytes())) return std::nullopt;
        enter(root);
        while (!path.empty()) {
            if (path.back().untried.empty()) {
                path_bytes -= path.back().bytes();
                path.pop_back();
                continue;
            }
            const NodeId id = path.back().node;
            const Action action = path.back().untried.back();
            path.back().untried.pop_back();
            ++meter.statistics.generated;
            const Cost cost = space.cost(nodes[id].state, action);
            if (!meter.may_cost(cost)) return std::nullopt;
            const auto [child, is_new] =
                nodes.insert(space.apply(nodes[id].state, action), id, action, nodes[id].g + cost);
            if (!is_new) continue;
            if (space.is_goal(nodes[child].state)) return goal = child, Ending::solved;
            if (!meter.may_expand(nodes.bytes() + path_bytes)) return std::nullopt;
            enter(child);
        }
        return Ending::unsolvable;
    };

    const auto ending = guard_memory(meter, search);
    return conclude(meter, ending, nodes.plan_to(goal));
}

}  // namespace decant::search
