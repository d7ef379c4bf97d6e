// Walks over the states of a graph.
// SPDX-License-Identifier: MIT
#include "analysis/metrics.hpp"

#include <algorithm>
#include <boost/multiprecision/cpp_int.hpp>

#include "analysis/games.hpp"

namespace decant::analysis {
namespace {

using search::NodeId;
using search::StateGraph;

/// Calls `visit(state)` with each state that is neither dead nor a goal and that edges allowed by `follow`
/// lead to, states in breadth-first order. False where the deadline or the user ended it.
template <class Follow, class Visit>
bool walk(const StateGraph& graph, const search::RunControl& control, const Follow& follow,
          const Visit& visit) {
    std::vector<bool> met(graph.states);
    std::vector<NodeId> states;
    const auto meet = [&](NodeId state) {
        if (met[state] || graph.is_dead(state) || graph.is_goal(state)) return;
        met[state] = true;
        states.push_back(state);
    };
    meet(0);
    for (std::size_t at = 0; at < states.size(); ++at) {
        if (at % 4096 == 0 && !may_go_on(control)) return false;
        const NodeId state = states[at];
        visit(state);
        for (const NodeId target : graph.edges(state))
            if (follow(state, target)) meet(target);
    }
    return true;
}

/// Two moves to one position are two plans: a plan is a sequence of moves.
std::string count_plans(const StateGraph& graph, const std::vector<NodeId>& on_plans) {
    using boost::multiprecision::cpp_int;
    if (graph.is_goal(0)) return "1";
    std::vector<std::uint32_t> place(
        graph.states);  // in `on_plans`: such numbers are large, other states many
    for (std::size_t at = 0; at < on_plans.size(); ++at) place[on_plans[at]] = static_cast<std::uint32_t>(at);
    std::vector<cpp_int> ways(on_plans.size());
    cpp_int plans = 0;
    ways[0] = 1;
    for (std::size_t at = 0; at < on_plans.size(); ++at) {
        for (const NodeId target : graph.edges(on_plans[at])) {
            if (!graph.nearer(on_plans[at], target)) continue;
            cpp_int& sum = graph.is_goal(target) ? plans : ways[place[target]];
            sum += ways[at];
        }
    }
    return plans.str();
}

/// The moves of a position.
std::vector<Branch> branches_of(const StateGraph& graph, NodeId state) {
    std::vector<Branch> branches;
    for (const NodeId target : graph.edges(state))
        branches.push_back({.loses = graph.is_dead(target), .nearer = graph.nearer(state, target)});
    std::vector<std::size_t> tempting;
    list_tempting(GraphGame(graph, state), tempting);
    for (const std::size_t move : tempting) branches[move].tempts = true;
    return branches;
}

}  // namespace

std::optional<Metrics> metrics_of(const StateGraph& graph, const search::RunControl& control) {
    Metrics metrics;
    for (NodeId state = 0; state < graph.states; ++state) metrics.dead.count(graph.is_dead(state));
    const bool saw_all = walk(
        graph, control, [](NodeId, NodeId) { return true; },
        [&](NodeId state) {
            for (const NodeId target : graph.edges(state)) metrics.losing.count(graph.is_dead(target));
        });
    if (!saw_all) return std::nullopt;
    std::vector<NodeId>
        on_plans;  // breadth-first order is the order of the moves, so plans can be summed in it
    const bool saw_plans = walk(
        graph, control, [&](NodeId state, NodeId target) { return graph.nearer(state, target); },
        [&](NodeId state) {
            on_plans.push_back(state);
            metrics.on_plans.count(branches_of(graph, state), *graph.length - graph.distance[state] + 1);
        });
    if (!saw_plans) return std::nullopt;
    metrics.detours = detours_of(*graph.length, graph.estimate[0]);
    metrics.shortest_plans = count_plans(graph, on_plans);
    return metrics;
}

std::vector<NodeId> shortest_path(const StateGraph& graph) {
    NodeId at = 0;
    std::vector<NodeId> path(1, at);
    while (!graph.is_dead(at) && !graph.is_goal(at)) {
        const auto edges = graph.edges(at);
        at = *std::find_if(edges.begin(), edges.end(),
                           [&](NodeId target) { return graph.nearer(at, target); });
        path.push_back(at);
    }
    return path;
}

}  // namespace decant::analysis
