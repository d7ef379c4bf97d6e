// Plans of other programs and people: two tube numbers a move, with anything but digits between and around
// them.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "api/decant.hpp"

namespace decant::api {
namespace {

using Words = std::vector<std::string>;

Result<solution::Plan> plan(std::string_view text) {
    return solution::read_plan(load("water2:AB/BA/-", {})->puzzle().start(), text);
}

const Words three = {"1>3", "2>1", "2>3"};

TEST(PlanNotations, AreReadAlike) {
    for (const std::string_view text :
         {"1>3 2>1 2>3", "1->3, 2->1, 2->3", "1→3\n2→1\n2→3", "1 3\n2 1\n2 3", "1 > 3 2 > 1 2 > 3",
          "(1,3) (2,1) (2,3)", "[(1, 3), (2, 1), (2, 3)]", "[[1,3],[2,1],[2,3]]", "1,3,2,1,2,3",
          "1-3;2-1;2-3", "pour 1 into 3\nPour 2 into 1\n\npour 2 into 3",
          "Tube 1 to tube 3.\nTube 2 to tube 1.\nTube 2 to tube 3.", "Solution:\n1=>3\n2=>1\n2=>3\nDone!",
          "01|003 2|1 2|3", "{{1, 3}, {2, 1}, {2, 3}}", R"(["1 to 3", "2 to 1", [2, 3]])",
          R"({"moves": [[1, 3], [2, 1], "2>3"]})"}) {
        const auto read = plan(text);
        ASSERT_TRUE(read) << text << ": " << read.error().problem;
        EXPECT_EQ(read->moves, three) << text;
        EXPECT_EQ(read->unused, Words{}) << text;
    }
}

TEST(PlanNotations, CountFromZeroWhereATubeIsZero) {
    for (const std::string_view text :
         {"0>2 1>0 1>2", "[(0, 2), (1, 0), (1, 2)]", "1 0\n2 1", R"(["0>2", [1, 0], "1>2"])"}) {
        const auto read = plan(text);
        ASSERT_TRUE(read) << text;
        EXPECT_EQ(read->moves, text.starts_with("1 0") ? (Words{"2>1", "3>2"}) : three) << text;
    }
    EXPECT_EQ(plan("10>20")->moves, Words{"10>20"}) << "a digit is not a number";
    EXPECT_EQ(plan(R"([{"from":0,"to":2}, "2>1", "2>3"])")->moves, three) << "objects always count from 0";
    EXPECT_EQ(plan("step 0\n1>3")->moves, Words{"1>3"}) << "unused text does not count";
}

TEST(PlanNotations, LeaveLinesWithAnOddCountOfNumbersAside) {
    const auto read = plan("Solution in 3 moves:\n1>3 2>1\n2>3 and 7\n  3. 2>3  \n");
    ASSERT_TRUE(read);
    EXPECT_EQ(read->moves, (Words{"1>3", "2>1"}));
    EXPECT_EQ(read->unused, (Words{"Solution in 3 moves:", "2>3 and 7", "3. 2>3"}));
}

TEST(PlanNotations, AreRefusedWithoutAMove) {
    for (const std::string_view text :
         {"1.5>2", "1>2>3", "1. 1>3\n2. 2>1", "one>two", "7", "water2:AB/BA/-", "  \n 1>"}) {
        const auto read = plan(text);
        ASSERT_FALSE(read) << text;
        EXPECT_GT(read.error().place.line, 0U) << text;
        EXPECT_FALSE(read.error().remedy.empty()) << text;
    }
    EXPECT_NE(plan("1. 1>3").error().problem.find("'1. 1>3' has an odd count of numbers"), std::string::npos);
}

TEST(PlanNotations, AreHeldToLimits) {
    std::string many;
    for (int move = 0; move < 20'000; ++move) many += "1>2\n";
    EXPECT_EQ(plan(many)->moves.size(), 20'000U);
    EXPECT_FALSE(plan(many + "1>2"));
    EXPECT_EQ(plan("1>2 1>9999999999").error().place, (base::Place{1, 7}));
    std::string odd = "1>3\n";
    for (int line = 0; line < 100; ++line) odd += "7\n";
    EXPECT_EQ(plan(odd)->unused.size(), 100U);
    EXPECT_FALSE(plan(odd + "7"));
    EXPECT_LT(plan("1>3\n7" + std::string(100'000, 'x'))->unused.front().size(), 60U);
}

TEST(PlanNotations, AreToldWhereTheyAreAnswered) {
    const Level level = *load("water2:AB/BA/-", {});
    const auto checked = check(level, "In 3 moves\n1-3, 2-1, 2-3");
    EXPECT_EQ(check_text(*checked),
              "Valid: 3 moves reach the goal.\nNot used, as it has an odd count of numbers: In 3 moves\n");
    EXPECT_NE(check_json(level, *checked).find(R"("unused":["In 3 moves"])"), std::string::npos);
    const auto played = play(level, "In 3 moves\n0-2");
    EXPECT_NE(position_json(level, *played).find(R"("unused":["In 3 moves"])"), std::string::npos);
    const auto answer = hint(level, *played, 1, {});
    EXPECT_NE(hint_text(level, *answer, 1, {}).find("Not used"), std::string::npos);
    EXPECT_NE(hint_json(level, *answer, 1).find(R"("unused":["In 3 moves"])"), std::string::npos);
    EXPECT_EQ(check_json(level, *check(level, "1>3")).find("unused"), std::string::npos);
}

}  // namespace
}  // namespace decant::api
