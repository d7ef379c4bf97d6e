// A level as a numbered graph, and figures about it: how many states, and how far they are from a goal.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "base/cost.hpp"
#include "search/node_id.hpp"
#include "search/outcome.hpp"

namespace decant::search {

/// A graph without names: state 0 is the initial one, and states are numbered in the order in which
/// breadth-first search meets them.
///
/// Layout: the edges of state s lie in `targets` from `first[s]` to `first[s + 1]`, one for each action, in
/// the order of the actions. So two actions that lead to one state are two edges, and an action that changes
/// nothing is a loop. Goals have actions like all other states; code that asks about plans or games must stop
/// at the first goal.
///
/// While `complete` is false, a limit or the user ended the exploration: only the first `expanded()` states
/// have edges, and there are no distances. `length` is exact if present.
struct StateGraph {
    bool complete = false;
    std::optional<Limit> limit;
    std::size_t states = 0;
    std::vector<std::size_t> first{0};
    std::vector<NodeId> targets;
    std::vector<NodeId> goals;   ///< ascending
    std::vector<Cost> estimate;  ///< for each state with edges: an admissible estimate of its distance
    std::vector<Cost> distance;  ///< to the nearest goal; base::unreachable for dead states
    std::optional<Cost> length;  ///< distance of state 0
    Statistics statistics;

    [[nodiscard]] std::size_t expanded() const { return first.size() - 1; }
    [[nodiscard]] std::span<const NodeId> edges(NodeId state) const {
        return {targets.data() + first[state], targets.data() + first[state + 1]};
    }
    [[nodiscard]] bool is_goal(NodeId state) const { return distance[state] == 0; }
    [[nodiscard]] bool is_dead(NodeId state) const { return distance[state] == base::unreachable; }
    /// Whether an edge from `state` to `target` can be the first step of a shortest path to a goal.
    [[nodiscard]] bool nearer(NodeId state, NodeId target) const {
        return distance[target] < distance[state] && distance[target] + 1 == distance[state];
    }
};

/// Figures about the reachable states, including goals and the states beyond goals. Distances count
/// actions.
///
/// While `complete` is false, a limit or the user ended the exploration: `states` and `goals` are those seen
/// so far, `length` is exact if present, and nothing is known about the rest.
struct Survey {
    bool complete = false;
    std::optional<Limit> limit;
    std::uint64_t states = 0;
    std::uint64_t goals = 0;
    std::uint64_t dead = 0;                  ///< states from which no goal can be reached
    std::vector<std::uint64_t> at_distance;  ///< how many states are 0, 1, 2 ... actions from a goal
    std::optional<Cost> length;              ///< from the initial state
    std::optional<NodeId> hardest;  ///< the first of the states farthest from a goal that are not dead
    Statistics statistics;
};

inline Survey survey_of(const StateGraph& graph) {
    Survey survey;
    survey.complete = graph.complete;
    survey.limit = graph.limit;
    survey.states = graph.states;
    survey.goals = graph.goals.size();
    survey.length = graph.length;
    survey.statistics = graph.statistics;
    for (NodeId id = 0; id < graph.distance.size(); ++id) {
        if (graph.is_dead(id)) {
            ++survey.dead;
            continue;
        }
        const auto distance = static_cast<std::size_t>(graph.distance[id]);
        if (distance >= survey.at_distance.size()) {
            survey.at_distance.resize(distance + 1);
            survey.hardest = id;
        }
        ++survey.at_distance[distance];
    }
    return survey;
}

}  // namespace decant::search
