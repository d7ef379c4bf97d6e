// A file of cups: count, capacity, one line a cup, an empty line for an empty cup.
// SPDX-License-Identifier: MIT
#include "unit/tube_sort_levels.hpp"

namespace decant::puzzles::tube_sort {
namespace {

TEST(CupsFormat, TakesOneLineForEachCup) {
    const Board board = board_in("cups", "3\n2\nred blue\nblue red\n\n");
    EXPECT_EQ(board.rules, Rules::water);
    EXPECT_EQ(board.tubes[0], (Tube{2, {0, 1}}));
    EXPECT_EQ(board.tubes[2], (Tube{2, {}}));
}

TEST(CupsFormat, TakesEmptyCupsAnywhere) {
    EXPECT_EQ(tubes_of(board_in("cups", "4\n2\n\nA B\n \nB A")), "-/AB/-/BA");
    EXPECT_EQ(tubes_of(board_in("cups", "2\n2\nA A\n")), "AA/-");
    EXPECT_EQ(tubes_of(board_in("cups", "1\n2\nA A\n\n\n")), "AA");
}

TEST(CupsFormat, TakesAQuestionMarkForAHiddenUnitAndADashForAnEmptyPlace) {
    EXPECT_EQ(board_in("cups", "1\n2\n? -\n").tubes[0].units, (std::vector<Color>{hidden}));
}

TEST(CupsFormat, SaysWhereAFileIsWrong) {
    EXPECT_TRUE(refused("cups", "many\n2\nA\n", {1, 1}, "'many'"));
    EXPECT_TRUE(refused("cups", "0\n2\n", {1, 1}, "'0'"));
    EXPECT_TRUE(refused("cups", "65\n2\n", {1, 1}, "'65'"));
    EXPECT_TRUE(refused("cups", "1\n33\nA\n", {2, 1}, "'33'"));
    EXPECT_TRUE(refused("cups", "1\n0\n\n", {2, 1}, "'0'"));
    EXPECT_TRUE(refused("cups", "1\n", {2, 1}, "capacity"));
    EXPECT_TRUE(refused("cups", "3\n1\nA\n", {4, 1}, "1 of 3"));
    EXPECT_TRUE(refused("cups", "1\n1\nA\nB\n", {4, 1}, "more than 1"));
    EXPECT_TRUE(refused("cups", "2\n1\nA\n\x01\n", {4, 1}, "'?'"));
}

TEST(CupsFormat, TakesNoDigitsOfATubeForItsNumbers) {
    EXPECT_EQ(formats().recognize("cups", "3\n001\n221\n120\n"), Recognition::no);
    EXPECT_EQ(formats().recognize("cups", "12\n21\n12\n21\n-\n-\n"), Recognition::maybe);
    EXPECT_EQ(formats().recognize("cups", "03\n02\n1 2\n2 1\n\n"), Recognition::yes);
}

TEST(CupsFormat, TakesNoWordForAUnitThatFillsItsTubeByABareNumber) {
    EXPECT_TRUE(refused("cups", "3\n1\nAB\nBA\n-\n", {3, 1}, "cannot be told apart"));
    EXPECT_TRUE(refused("cups", "3\n1\nA\nB\n-\n", {3, 1}, "cannot be told apart"));
}

TEST(CupsFormat, WritesWhatItCanHoldAndRefusesTheRest) {
    EXPECT_EQ(*formats().print(board_of("water2:A?/BA/-"), "cups"), "3\n2\nA ?\nB A\n\n");
    EXPECT_FALSE(formats().print(board_of("water2:A/A^1"), "cups"));
    EXPECT_FALSE(formats().print(board_in("native", "capacity: 2\n\"a b\" \"a b\"\n-\n"), "cups"));
    EXPECT_FALSE(formats().print(board_in("native", "capacity: 2\n\"?\" \"?\"\n-\n"), "cups"));
    EXPECT_FALSE(formats().print(board_of("water1:A/-"), "cups"));
}

}  // namespace
}  // namespace decant::puzzles::tube_sort
