// A state space or a heuristic that breaks its contract gives an outcome that says so, and no claim.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>

#include "search/algorithm.hpp"
#include "unit/search/graph.hpp"

namespace decant::search {
namespace {

struct Estimates {
    static constexpr bool admissible = true;  ///< as its author believes
    static constexpr bool consistent = false;
    std::map<int, Cost> estimates;
    Cost operator()(const GraphSpace::State& state) const {
        const auto found = estimates.find(state.node);
        return found == estimates.end() ? 0 : found->second;
    }
};

/// From 0 straight to the goal 9 for 10, or by way of 1 for 2.
GraphSpace detour() { return {{{0, {{9, 10}, {1, 1}}}, {1, {{9, 1}}}}, {9}}; }

template <class Outcome>
void expect_no_claim(const Outcome& outcome, Breach breach) {
    EXPECT_EQ(outcome.breach, breach);
    EXPECT_EQ(outcome.lower_bound, 0);
    EXPECT_FALSE(outcome.factor);
    EXPECT_FALSE(outcome.limit);
}

class Contract : public testing::TestWithParam<AlgorithmEntry> {
  protected:
    static AnyOutcome<std::size_t> search(const GraphSpace& graph, const Estimates& estimates = {}) {
        return run(GetParam().algorithm, graph, estimates, {}, {});
    }
};

TEST_P(Contract, ForbidsCostsBelowOne) {
    for (const Cost cost : {0, -1, -1000}) {
        GraphSpace graph{{{0, {{1, 1}}}, {1, {{0, cost}, {2, 1}}}}, {}};
        auto outcome = search(graph);
        expect_no_claim(outcome, Breach::cost_below_one);
        EXPECT_EQ(outcome.verdict, Verdict::unknown);
        graph.goals = {2};
        outcome = search(graph);
        expect_no_claim(outcome, Breach::cost_below_one);
    }
}

TEST_P(Contract, IsRefutedByAPlanBelowTheEstimateOfTheStart) {
    const auto outcome = search(detour(), {{{0, 15}}});
    expect_no_claim(outcome, Breach::inadmissible_estimate);
    ASSERT_TRUE(outcome.plan);
    EXPECT_EQ(outcome.verdict, Verdict::solved);
    EXPECT_LE(outcome.plan->cost, 10);
}

TEST_P(Contract, IsKeptByAnEstimateThatIsExact) {
    const auto outcome = search(detour(), {{{0, 2}, {1, 1}}});
    EXPECT_FALSE(outcome.breach);
    EXPECT_GE(outcome.lower_bound, 2);
}

TEST_P(Contract, LetsNoBoundExceedAPlan) {
    base::Random random(7);
    int breaches = 0;
    for (int round = 0; round < 500; ++round) {
        constexpr int nodes = 12;
        const GraphSpace graph = random_graph(random, nodes, 5);
        Estimates estimates;
        for (int node = 0; node < nodes; ++node) estimates.estimates[node] = random.between(0, 12);
        const auto outcome = search(graph, estimates);
        breaches += outcome.breach ? 1 : 0;
        if (outcome.plan) {
            EXPECT_LE(outcome.lower_bound, outcome.plan->cost);
            EXPECT_LE(graph.distance(0), outcome.plan->cost);
        }
    }
    EXPECT_GT(breaches, 0);
}

INSTANTIATE_TEST_SUITE_P(Search, Contract, testing::ValuesIn(algorithm_entries), [](const auto& info) {
    std::string name(info.param.word);
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

/// Without `run`, too.
TEST(Contract, EndsSearchesThatPromiseAnOptimum) {
    const Estimates estimates{{{0, 15}}};
    const auto expect_broken = [](const auto& outcome) {
        expect_no_claim(outcome, Breach::inadmissible_estimate);
        EXPECT_EQ(outcome.ending, Ending::contract_broken);
        EXPECT_TRUE(outcome.plan);
        EXPECT_NE(sentence(*outcome.breach).find("not admissible"), std::string_view::npos);
    };
    expect_broken(a_star(detour(), estimates, {}));
    expect_broken(ida_star(detour(), estimates, {}));
    expect_broken(weighted_a_star(detour(), Estimates{{{0, 40}}}, 1.5, {}));
}

}  // namespace
}  // namespace decant::search
