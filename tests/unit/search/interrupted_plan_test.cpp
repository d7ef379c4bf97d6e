// A plan that was met before a limit struck is reported, without a claim that is not proved.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "search/algorithm.hpp"
#include "unit/search/graph.hpp"

namespace decant::search {
namespace {

TEST(Search, ReportsTheBestPlanMetBeforeALimit) {
    // A dear goal lies one step away; a cheap way to it is longer than the limit allows to see.
    GraphSpace graph;
    graph.edges[0] = {{9, 50}, {1, 1}};
    for (int node = 1; node < 8; ++node) graph.edges[node] = {{node + 1, 1}};
    graph.edges[8] = {{9, 1}};
    graph.goals = {9};
    RunControl control;
    control.limits.nodes = 3;
    const auto cut_short = run(Algorithm::uniform_cost, graph, BlindHeuristic{}, {}, control);
    ASSERT_EQ(cut_short.verdict, Verdict::solved);
    EXPECT_EQ(cut_short.limit, Limit::nodes);
    EXPECT_EQ(cut_short.plan->cost, 50);
    EXPECT_LT(cut_short.lower_bound, 9);

    const auto whole = run(Algorithm::uniform_cost, graph, BlindHeuristic{}, {}, {});
    EXPECT_EQ(whole.plan->cost, 9);
    EXPECT_EQ(whole.lower_bound, 9);
}

}  // namespace
}  // namespace decant::search
