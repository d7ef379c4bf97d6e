// A plan in words: moves between blanks, and where one is wrong.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "api/decant.hpp"

namespace decant::api {
namespace {

Result<std::vector<puzzles::Move>> plan(std::string_view text, std::string_view code = "water2:AB/BA/-") {
    auto plan = solution::read_plan(load(code, {})->puzzle().start(), text);
    if (!plan) return plan.error();
    return plan->moves;
}

TEST(PlanWords, StandBetweenBlanksOfAnyKind) {
    EXPECT_EQ(*plan(" 1>3\t2>1\n\n2>3\n"), (std::vector<puzzles::Move>{"1>3", "2>1", "2>3"}));
    EXPECT_EQ(plan("")->size(), 0U);
    EXPECT_EQ(plan(" \n")->size(), 0U);
}

TEST(PlanWords, HaveOneForm) { EXPECT_EQ(*plan("01>003"), (std::vector<puzzles::Move>{"1>3"})); }

TEST(PlanWords, AreRefusedWithTheirPlace) {
    const auto moves = plan("-2\n+2 2-3", "null:6/2");
    ASSERT_FALSE(moves);
    EXPECT_EQ(moves.error().place, (base::Place{2, 4}));
    EXPECT_NE(moves.error().problem.find("'2-3'"), std::string::npos);
    EXPECT_FALSE(moves.error().remedy.empty());
}

TEST(PlanWords, MayNameTubesThatAreNotThere) { EXPECT_EQ(*plan("9>1"), (std::vector<puzzles::Move>{"9>1"})); }

TEST(PlanWords, AreReadByTheFamily) {
    EXPECT_EQ(*plan("-2 +2", "null:6/2"), (std::vector<puzzles::Move>{"-2", "+2"}));
    EXPECT_FALSE(plan("1>2", "null:6/2"));
    EXPECT_FALSE(plan("2", "null:6/2"));
}

}  // namespace
}  // namespace decant::api
