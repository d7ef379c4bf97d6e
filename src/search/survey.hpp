// The graph of all states that can be reached, with the exact distance of each to the nearest goal.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "search/conclude.hpp"
#include "search/meter.hpp"
#include "search/node_table.hpp"
#include "search/run_control.hpp"
#include "search/state_space.hpp"

namespace decant::search {

/// What is known of the reachable states, goals and the states behind goals included. Distances count
/// actions.
///
/// While `complete` is false a limit or the user ended the survey: `states` and `goals` are those seen so
/// far, `length` is exact when it is there, and nothing is known of the rest.
template <class State>
struct Survey {
    bool complete = false;
    std::optional<Limit> limit;
    std::uint64_t states = 0;
    std::uint64_t goals = 0;
    std::uint64_t dead = 0;                  ///< states from which no goal can be reached
    std::vector<std::uint64_t> at_distance;  ///< how many states are 0, 1, 2 ... actions from a goal
    std::optional<Cost> length;              ///< from the initial state
    std::optional<State> hardest;  ///< the first state that is farthest from a goal, of those not dead
    Statistics statistics;
};

/// Explores forward, state by state, then measures backward from all goals along the edges that it noted.
template <KeyedSpace Space>
class Surveyor {
  public:
    using State = typename Space::State;
    using Action = typename Space::Action;

    Surveyor(const Space& space, const RunControl& control) : space_(space), meter_(control), nodes_(space) {}

    Survey<State> run() {
        const auto finished = guard_memory(meter_, [&]() -> std::optional<bool> {
            if (!explore()) return std::nullopt;
            measure();
            return true;
        });
        survey_.complete = finished.has_value();
        if (!survey_.complete) survey_.limit = meter_.limit();
        survey_.states = nodes_.size();
        survey_.statistics = meter_.statistics;
        return std::move(survey_);
    }

  private:
    bool explore() {
        nodes_.insert(space_.initial(), no_node, Action{}, 0);
        note_goal(0);
        for (NodeId id = 0; id < nodes_.size(); ++id) {
            const std::size_t edges = (sources_.capacity() + targets_.capacity()) * sizeof(NodeId);
            // Measuring sorts the edges by target and keeps a distance for each state.
            if (!meter_.may_expand(nodes_.bytes() + 2 * edges + 3 * nodes_.size() * sizeof(Cost)))
                return false;
            for (const Action& action : space_.actions(nodes_[id].state)) {
                ++meter_.statistics.generated;
                const State after = space_.apply(nodes_[id].state, action);
                const auto [child, is_new] = nodes_.insert(after, id, action, nodes_[id].g + 1);
                sources_.push_back(id);
                targets_.push_back(child);
                if (is_new) note_goal(child);
            }
        }
        return true;
    }

    void note_goal(NodeId id) {
        if (!space_.is_goal(nodes_[id].state)) return;
        ++survey_.goals;
        // States are met in the order of their depth, so the first goal is the nearest.
        if (!survey_.length) survey_.length = nodes_[id].g;
        goals_.push_back(id);
    }

    void measure() {
        // Sources by target, in one array: those of target t lie from first[t] to first[t + 1].
        std::vector<std::size_t> first(nodes_.size() + 1);
        for (const NodeId target : targets_) ++first[target + 1];
        for (std::size_t t = 0; t < nodes_.size(); ++t) first[t + 1] += first[t];
        std::vector<NodeId> by_target(sources_.size());
        std::vector<std::size_t> next(first.begin(), first.end() - 1);
        for (std::size_t e = 0; e < targets_.size(); ++e) by_target[next[targets_[e]]++] = sources_[e];

        std::vector<bool> reached(nodes_.size());
        for (const NodeId goal : goals_) reached[goal] = true;
        std::uint64_t alive = 0;
        for (std::vector<NodeId> layer = goals_; !layer.empty();) {
            survey_.at_distance.push_back(layer.size());
            alive += layer.size();
            survey_.hardest = nodes_[layer.front()].state;
            std::vector<NodeId> farther;
            for (const NodeId id : layer) {
                for (std::size_t e = first[id]; e < first[id + 1]; ++e) {
                    if (reached[by_target[e]]) continue;
                    reached[by_target[e]] = true;
                    farther.push_back(by_target[e]);
                }
            }
            layer = std::move(farther);
        }
        survey_.dead = nodes_.size() - alive;
    }

    const Space& space_;
    Meter meter_;
    NodeTable<Space> nodes_;
    std::vector<NodeId> sources_;  ///< of each edge
    std::vector<NodeId> targets_;
    std::vector<NodeId> goals_;
    Survey<State> survey_;
};

template <KeyedSpace Space>
Survey<typename Space::State> survey(const Space& space, const RunControl& control) {
    return Surveyor<Space>(space, control).run();
}

}  // namespace decant::search
