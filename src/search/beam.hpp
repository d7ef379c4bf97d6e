// Beam search: layer by layer, keeping only the states that look best.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "search/conclude.hpp"
#include "search/meter.hpp"
#include "search/node_table.hpp"
#include "search/outcome.hpp"
#include "search/run_control.hpp"
#include "search/state_space.hpp"

namespace decant::search {

/// Contract: a solved outcome is a plan of no guaranteed quality. Time and memory grow with `width` (at least
/// 1) times the length of the plan. It discards states, so it may miss every plan and then says `exhausted`,
/// never `unsolvable`. Any heuristic will do. Source: Lowerre, "The Harpy Speech Recognition System" (1976).
template <KeyedSpace Space, Heuristic<Space> H>
PartialOutcome<typename Space::Action> beam(const Space& space, const H& heuristic, std::size_t width,
                                            const RunControl& control) {
    using Action = typename Space::Action;
    assert(width >= 1);
    Meter meter(control);
    NodeTable<Space> nodes(space);
    std::optional<NodeId> goal;

    const auto search = [&]() -> std::optional<PartialEnding> {
        std::vector<NodeId> layer{nodes.insert(space.initial(), no_node, Action{}, 0).first};
        if (space.is_goal(space.initial())) return goal = layer.front(), PartialEnding::solved;
        meter.raise_bound(1);
        while (!layer.empty()) {
            std::vector<NodeId> next;
            for (const NodeId id : layer) {
                if (!meter.may_expand(nodes.bytes())) return std::nullopt;
                for (const Action& action : space.actions(nodes[id].state)) {
                    ++meter.statistics.generated;
                    const auto state = space.apply(nodes[id].state, action);
                    const Cost cost = space.cost(nodes[id].state, action);
                    if (!meter.may_cost(cost)) return std::nullopt;
                    const auto [child, is_new] = nodes.insert(state, id, action, nodes[id].g + cost);
                    if (!is_new) continue;
                    if (space.is_goal(state)) return goal = child, PartialEnding::solved;
                    nodes[child].h = heuristic(state);
                    if (nodes[child].h != base::unreachable) next.push_back(child);
                }
            }
            const auto better = [&](NodeId a, NodeId b) {
                return std::pair(nodes[a].g + nodes[a].h, a) < std::pair(nodes[b].g + nodes[b].h, b);
            };
            std::sort(next.begin(), next.end(), better);
            next.resize(std::min(next.size(), width));
            layer = std::move(next);
        }
        return PartialEnding::exhausted;
    };

    const auto ending = guard_memory(meter, search);
    return conclude(meter, ending, nodes.plan_to(goal));
}

}  // namespace decant::search
