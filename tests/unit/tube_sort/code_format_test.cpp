// The level code: texts that it takes, texts that it refuses and where, texts that it writes.
// SPDX-License-Identifier: MIT
#include "unit/tube_sort/levels.hpp"

namespace decant::puzzles::tube_sort {
namespace {

TEST(CodeFormat, TakesRulesCapacityAndTubesBottomFirst) {
    const Board board = board_in("code", "ball3:ABA/BAB/-");
    EXPECT_EQ(board.rules, Rules::ball);
    ASSERT_EQ(board.tubes.size(), 3U);
    EXPECT_EQ(board.tubes[0], (Tube{3, {0, 1, 0}}));
    EXPECT_EQ(board.tubes[2], (Tube{3, {}}));
    EXPECT_EQ(board.colors, (std::vector<std::string>{"A", "B"}));
}

TEST(CodeFormat, TakesCapacitiesOfSingleTubesAndHiddenUnits) {
    const Board board = board_in("code", "\n water3:A?/A^2/-^1 \n");
    EXPECT_EQ(board.tubes[0], (Tube{3, {0, unknown_color}}));
    EXPECT_EQ(board.tubes[1], (Tube{2, {0}}));
    EXPECT_EQ(board.tubes[2], (Tube{1, {}}));
}

TEST(CodeFormat, TellsUpperCaseLowerCaseAndDigitsApart) {
    EXPECT_EQ(board_in("code", "water1:A/a/0").colors, (std::vector<std::string>{"A", "a", "0"}));
}

TEST(CodeFormat, SaysWhereACodeIsWrong) {
    EXPECT_TRUE(refused("code", "oil2:AB/BA", {1, 1}, "code"));
    EXPECT_TRUE(refused("code", "water2", {1, 1}, "code"));
    EXPECT_TRUE(refused("code", "water:AB/BA", {1, 6}, "capacity"));
    EXPECT_TRUE(refused("code", "water0:A", {1, 6}, "capacity"));
    EXPECT_TRUE(refused("code", "water33:A", {1, 6}, "capacity"));
    EXPECT_TRUE(refused("code", "water2:AB//BA", {1, 11}, "tube"));
    EXPECT_TRUE(refused("code", "water2:AB/BA/", {1, 14}, "tube"));
    EXPECT_TRUE(refused("code", "water2:A-/BA", {1, 9}, "'-'"));
    EXPECT_TRUE(refused("code", "water2:A\u00E9/BA", {1, 9}, "'\u00E9'"));
    EXPECT_TRUE(refused("code", "water2:AB^0/BA", {1, 10}, "^0"));
    EXPECT_TRUE(refused("code", "water2:AB^33/BA", {1, 10}, "^33"));
    EXPECT_TRUE(refused("code", "water2:AB/BA\nwater2:AB/BA", {1, 13}, "blank"));
    EXPECT_TRUE(refused("code", "\n  water2:A!/BA", {2, 11}, "'!'"));
}

TEST(CodeFormat, WritesNamesAsLettersAndOtherCapacities) {
    EXPECT_EQ(
        *formats().print(
            board_in("native", "decant tube-sort 1\nrules: ball\ncapacity: 3\n\nred ? blue\nblue ^2\n- ^1\n"),
            "code"),
        "ball3:A?B/B^2/-^1\n");
}

}  // namespace
}  // namespace decant::puzzles::tube_sort
