// Figures of levels that can be counted by hand.
// SPDX-License-Identifier: MIT
#include "analysis/metrics.hpp"

#include <gtest/gtest.h>

#include "analysis/analysis.hpp"
#include "api/decant.hpp"

namespace decant::analysis {
namespace {

api::Level level_of(std::string_view code) { return *api::load(code, {}); }

Metrics metrics_in(std::string_view code) {
    const api::Level level = level_of(code);
    return *metrics_of(level.puzzle().explore({}).graph, {});
}

TEST(Metrics, CountLosingAndForcedMovesAlongShortestPlans) {
    // On a: one move. On b: to a, c or the trap. On c: to b or d. Three positions, six moves, one loses.
    const Metrics metrics = metrics_in("dogbunny:a=b/b=c/c=d/b~trap:dog=a:dog=d");
    EXPECT_EQ(metrics.on_plans.positions, 3U);
    EXPECT_EQ(metrics.on_plans.losing, (Ratio{1, 6}));
    EXPECT_EQ(metrics.losing, (Ratio{1, 6}));
    EXPECT_EQ(metrics.dead, (Ratio{1, 5}));
    EXPECT_EQ(metrics.on_plans.last_losing_move, 2);
    EXPECT_EQ(metrics.on_plans.forced, 1U);
    EXPECT_EQ(metrics.shortest_plans, "1");
}

TEST(Metrics, LeaveOutWhatLiesBehindGoals) {
    // The trap is behind the goal: no game comes to it, but the graph has it.
    const Metrics metrics = metrics_in("dogbunny:a=b/b~trap:dog=a:dog=b");
    EXPECT_EQ(metrics.losing, (Ratio{0, 1}));
    EXPECT_EQ(metrics.on_plans.last_losing_move, 0);
    EXPECT_EQ(metrics.dead, (Ratio{1, 3}));
}

TEST(Metrics, OfASolvedLevelAreOfNoMoves) {
    const Metrics metrics = metrics_in("dogbunny:a=b:dog=a:dog=a");
    EXPECT_EQ(metrics.shortest_plans, "1");
    EXPECT_EQ(metrics.on_plans.positions, 0U);
    EXPECT_EQ(metrics.losing, (Ratio{0, 0}));
}

TEST(Metrics, CountDetours) {
    // Home is next door, but the door opens only while the bunny stands far away.
    const Metrics metrics = metrics_in("dogbunny:a~b@x/c=d/d=x:dog=a/bunny=c:dog=b");
    EXPECT_EQ(metrics.detours, (Ratio{2, 3}));
}

TEST(Metrics, CountPlansBeyondSixtyFourBits) {
    // Nine tokens, each with its own name and three steps from home, in any order: 27! / 3!^9.
    std::string tokens;
    std::string goals;
    for (const char name : std::string("abcdefghi")) {
        tokens += std::string(tokens.empty() ? "" : "/") + name + "=n1";
        goals += std::string(goals.empty() ? "" : "/") + name + "=n4";
    }
    const Metrics metrics = metrics_in("dogbunny:n1~n2/n2~n3/n3~n4:" + tokens + ":" + goals);
    EXPECT_EQ(metrics.shortest_plans, "1080491954750208000000");
}

TEST(Analysis, IsEstimatedPastItsBudgetAndSaysSo) {
    const api::Level level = level_of("water4:ACBD/BDCA/CABD/DBCA/-");
    api::AnalyzeOptions options;
    const auto exact = api::analyze(level, options);
    options.limits.nodes = 5;
    const auto estimated = api::analyze(level, options);
    ASSERT_TRUE(exact && estimated);
    EXPECT_FALSE(exact->coverage);
    EXPECT_FALSE(estimated->survey.complete);
    ASSERT_TRUE(estimated->coverage);
    EXPECT_EQ(estimated->coverage->positions, estimated->coverage->known);
    EXPECT_EQ(estimated->length, exact->length);
    EXPECT_EQ(estimated->fewest_empties, exact->fewest_empties);
    const auto again = api::analyze(level, options);
    EXPECT_EQ(estimated->difficulty, again->difficulty);
}

TEST(Analysis, FindsTheFewestEmptyTubes) {
    EXPECT_EQ(api::analyze(level_of("water2:AB/BA/-/-"), {})->fewest_empties, 1);
    EXPECT_EQ(api::analyze(level_of("water2:AB/BA"), {})->fewest_empties, 1);
    EXPECT_EQ(api::analyze(level_of("water2:AA/BB/-"), {})->fewest_empties, 0);
    EXPECT_FALSE(api::analyze(level_of("dogbunny:a=b:dog=a:dog=b"), {})->fewest_empties);
}

}  // namespace
}  // namespace decant::analysis
