// A plan in JSON is read from the output of solve, or from its moves alone, and nothing else.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "api/decant.hpp"

namespace decant::api {
namespace {

using Moves = std::vector<puzzles::Move>;

Result<Moves> plan(std::string_view text, std::string_view code = "water2:AB/BA/-") {
    auto plan = solution::read_plan(load(code, {})->puzzle().start(), text);
    if (!plan) return plan.error();
    return plan->moves;
}

TEST(PlanJson, IsReadAsSolveWritesIt) {
    const Level level = *load("water2:AB/BA/-", {});
    const auto solution = solve(level, {});
    ASSERT_TRUE(solution);
    Moves moves;
    for (const auto& step : solution->steps) moves.push_back(step.move);
    ASSERT_FALSE(moves.empty());
    EXPECT_EQ(*plan(solution_json(level, *solution)), moves);
}

TEST(PlanJson, MayBeTheMovesAloneOrWords) {
    EXPECT_EQ(*plan(R"([{"from":0,"to":2},{"to":0,"from":1,"color":"B","units":1}])"), (Moves{"1>3", "2>1"}));
    EXPECT_EQ(*plan(R"(["1>3", "2>1"])"), (Moves{"1>3", "2>1"}));
    EXPECT_EQ(*plan(R"( {"moves": []} )"), Moves{});
    EXPECT_EQ(*plan(R"([{"change":-2}])", "null:6/2"), Moves{"-2"});
}

TEST(PlanJson, HasWholeNumbersInAnyForm) {
    EXPECT_EQ(*plan(R"([{"from":0.0,"to":2e0}])"), Moves{"1>3"});
    EXPECT_EQ(*plan(R"([{"change":-2.0}])", "null:6/2"), Moves{"-2"});
}

TEST(PlanJson, TellsATubeThatCannotBeFromOneThatIsMissing) {
    EXPECT_EQ(plan(R"([{"from":-1,"to":2}])").error().problem, "move 1: there can be no tube -1");
    EXPECT_EQ(plan(R"([{"from":1.5,"to":2}])").error().problem,
              "move 1: a move lacks a whole number `from` or `to`");
}

TEST(PlanJson, IsRefusedWhereItIsNoJson) {
    const auto moves = plan("[{\"from\":0,\n\"to\" 1}]");
    ASSERT_FALSE(moves);
    EXPECT_EQ(moves.error().place.line, 2U);
}

TEST(PlanJson, IsRefusedWithoutMoves) {
    EXPECT_FALSE(plan(R"({"status":"unsolvable"})"));
    EXPECT_FALSE(plan(R"({"moves":null})"));
    EXPECT_FALSE(plan(R"({"moves":{}})"));
}

TEST(PlanJson, NamesTheMoveThatIsWrong) {
    for (const std::string_view bad :
         {R"({"from":0})", R"({"from":"0","to":1})", R"({"from":0.5,"to":1})", R"({"from":-1,"to":1})", "7",
          "null", "[]", R"("x")", R"({"from":1000000,"to":1})"}) {
        const auto moves = plan(std::string(R"([{"from":0,"to":2},)").append(bad).append("]"));
        ASSERT_FALSE(moves) << bad;
        EXPECT_NE(moves.error().problem.find("move 2"), std::string::npos) << bad;
        EXPECT_FALSE(moves.error().remedy.empty()) << bad;
    }
}

TEST(PlanJson, DoesNotWrapNumbersPast64Bits) {
    EXPECT_FALSE(plan(R"([{"change":18446744073709551614}])", "null:6/2"));
    EXPECT_FALSE(plan(R"([{"change":18446744073709551618}])", "null:6/2"));
    EXPECT_FALSE(plan(R"([{"change":1e999}])", "null:6/2"));
}

TEST(PlanJson, SurvivesDeepNesting) {
    const std::string deep(100'000, '[');
    EXPECT_FALSE(plan(deep));
    EXPECT_FALSE(plan(deep + std::string(100'000, ']')));
}

}  // namespace
}  // namespace decant::api
