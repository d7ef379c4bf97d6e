// Breadth-first search: layer by layer, the plan with the fewest actions.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>

#include "search/conclude.hpp"
#include "search/meter.hpp"
#include "search/node_table.hpp"
#include "search/outcome.hpp"
#include "search/run_control.hpp"
#include "search/state_space.hpp"

namespace decant::search {

/// Contract: a solved outcome has the fewest actions of all plans, and is optimal if every action costs 1;
/// `unsolvable` is proved; the lower bound is the depth of the layer under construction. Memory grows with
/// the states met. Source: Moore, "The Shortest Path through a Maze" (1959).
template <KeyedSpace Space>
CompleteOutcome<typename Space::Action> breadth_first(const Space& space, const RunControl& control) {
    using Action = typename Space::Action;
    Meter meter(control);
    NodeTable<Space> nodes(space);
    std::optional<NodeId> goal;

    // Nodes are numbered in the order they are met, so the table itself is the queue.
    const auto search = [&]() -> std::optional<Ending> {
        nodes.insert(space.initial(), no_node, Action{}, 0);
        if (space.is_goal(space.initial())) return goal = 0, Ending::solved;
        std::size_t layer_end = 0;
        for (NodeId id = 0; id < nodes.size(); ++id) {
            if (id == layer_end) {
                layer_end = nodes.size();
                meter.raise_bound(meter.lower_bound() + 1);
            }
            if (!meter.may_expand(nodes.bytes())) return std::nullopt;
            for (const Action& action : space.actions(nodes[id].state)) {
                ++meter.statistics.generated;
                const auto state = space.apply(nodes[id].state, action);
                const Cost cost = space.cost(nodes[id].state, action);
                if (!meter.may_cost(cost)) return std::nullopt;
                const auto [child, is_new] = nodes.insert(state, id, action, nodes[id].g + cost);
                if (is_new && space.is_goal(state)) return goal = child, Ending::solved;
            }
        }
        return Ending::unsolvable;
    };

    const auto ending = guard_memory(meter, search);
    return conclude(meter, ending, nodes.plan_to(goal));
}

}  // namespace decant::search
