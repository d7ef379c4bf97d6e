// On random graphs with weights, colliding hashes and inconsistent estimates, every algorithm keeps its
// promise.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "search/algorithm.hpp"
#include "unit/search/graph.hpp"

namespace decant::search {
namespace {

/// The cost of a plan, walked edge by edge; nothing when it does not end in a goal.
std::optional<Cost> walked(const GraphSpace& graph, const Plan<GraphSpace::Action>& plan) {
    GraphSpace::State state = graph.initial();
    Cost cost = 0;
    for (const auto action : plan.actions) {
        cost += graph.cost(state, action);
        state = graph.apply(state, action);
    }
    return graph.is_goal(state) ? std::optional(cost) : std::nullopt;
}

/// Breadth-first search counts actions, so it promises an optimum only where all cost the same.
bool promises_optimum(const AlgorithmEntry& entry, Cost dearest) {
    return entry.promise == Promise::optimal && (dearest == 1 || entry.algorithm != Algorithm::breadth_first);
}

void check(const GraphSpace& graph, const AlgorithmEntry& entry, const JumpyHeuristic& heuristic,
           Cost dearest) {
    const auto exact = graph.distance(0);
    RunControl control;
    control.limits.nodes = 100'000;
    const auto outcome = run(entry.algorithm, graph, heuristic, {1.7, 1000}, control);
    if (!exact) {
        EXPECT_NE(outcome.verdict, Verdict::solved);
        EXPECT_TRUE(outcome.verdict == Verdict::unsolvable || entry.algorithm == Algorithm::beam);
        return;
    }
    ASSERT_EQ(outcome.verdict, Verdict::solved);
    EXPECT_EQ(walked(graph, *outcome.plan), outcome.plan->cost);
    EXPECT_LE(outcome.lower_bound, *exact);
    if (promises_optimum(entry, dearest)) {
        EXPECT_EQ(outcome.plan->cost, *exact);
        EXPECT_EQ(outcome.lower_bound, *exact);
    }
    if (entry.promise == Promise::bounded) {
        EXPECT_LE(outcome.plan->cost, 1.7 * *exact);
    }
}

TEST(Search, KeepsItsPromisesOnRandomGraphs) {
    base::Random random(1);
    for (int round = 0; round < 2'000; ++round) {
        const int nodes = random.between(1, 12);
        const Cost dearest = round % 3 == 0 ? 1 : 9;
        const GraphSpace graph = random_graph(random, nodes, dearest);
        const JumpyHeuristic heuristic(graph, nodes, random);
        for (const AlgorithmEntry& entry : algorithm_entries) {
            ASSERT_NO_FATAL_FAILURE(check(graph, entry, heuristic, dearest))
                << "round " << round << " " << entry.word;
        }
    }
}

/// With estimates that mislead, a state is first reached the dear way and must be opened again.
TEST(Search, OpensAStateAgainWhenItIsReachedMoreCheaply) {
    GraphSpace graph;
    graph.edges[0] = {{1, 1}, {2, 3}};
    graph.edges[1] = {{2, 1}};
    graph.edges[2] = {{3, 5}};
    graph.goals = {3};
    base::Random random(1);
    JumpyHeuristic heuristic(graph, 4, random);
    heuristic.estimates = {{0, 0}, {1, 6}, {2, 0}, {3, 0}};
    const auto outcome = a_star(graph, heuristic, {});
    ASSERT_EQ(outcome.ending, Ending::solved);
    EXPECT_EQ(outcome.plan->cost, 7);
    EXPECT_EQ(outcome.plan->actions.size(), 3U);
}

}  // namespace
}  // namespace decant::search
