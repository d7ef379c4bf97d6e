// Figures about a state graph: how many states there are, and how far they are from the nearest goal.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "search/state_graph.hpp"

namespace decant::search {

/// What is known about the reachable states, including goals and the states beyond goals. Distances count
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
