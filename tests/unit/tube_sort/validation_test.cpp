// A level that cannot be right is refused, naming the tube or color and a remedy.
// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include "unit/tube_sort/levels.hpp"

namespace decant::puzzles::tube_sort {
namespace {

ReadOptions capacity_option(int capacity) {
    ReadOptions options;
    options.capacity = capacity;
    return options;
}

ReadOptions rules_option(const char* rules) {
    ReadOptions options;
    options.rules = rules;
    return options;
}

ReadOptions top_first_option() {
    ReadOptions options;
    options.order = Order::top_first;
    return options;
}

std::string repeated(std::string_view text, int times) {
    std::string all;
    for (int i = 0; i < times; ++i) all += text;
    return all;
}

TEST(Validation, RefusesATubeOverItsCapacity) {
    EXPECT_TRUE(refused("code", "water2:AB/BAA/-", {1, 11}, "tube 2 has 3 units but holds 2"));
    EXPECT_TRUE(refused("code", "water2:AB/BA^1/-", {1, 11}, "tube 2 has 2 units but holds 1"));
}

TEST(Validation, RefusesAColorThatDoesNotFillWholeTubes) {
    EXPECT_TRUE(refused("native", "decant tube-sort 1\ncapacity: 4\n\nred red red red\nblue blue blue\n",
                        {5, 1}, "a tube holds 4: blue has 3 units, 1 too few"));
    EXPECT_TRUE(refused("native", "decant tube-sort 1\ncapacity: 4\n\nred red\n", {4, 1},
                        "a tube holds 4: red has 2 units, 2 too few"));
    EXPECT_TRUE(refused("code", "water4:AAAA/A/-", {1, 8}, "a tube holds 4: A has 5 units, 1 too many"));
    EXPECT_TRUE(
        refused("code", "water4:AAAA/ABBB/-", {1, 8}, "A has 5 units, 1 too many; B has 3 units, 1 too few"));
}

TEST(Validation, TakesAColorThatFillsSeveralTubes) {
    EXPECT_EQ(tubes_of(board_in("code", "water2:AB/AB/AA/-")), "AB/AB/AA/-");
}

TEST(Validation, CannotTellMissingUnitsWhereCapacitiesDiffer) {
    EXPECT_EQ(tubes_of(board_in("code", "water4:AAA/B/-^2")), "AAA/B/-^2");
}

TEST(Validation, CannotTellMissingUnitsWhileSomeAreHidden) {
    EXPECT_EQ(tubes_of(board_in("code", "water4:AAA?/B/-")), "AAA?/B/-");
}

TEST(Validation, TellsMoreMissingUnitsThanAreHidden) {
    constexpr std::string_view list = R"([["A", "A", "B", "?"], ["B", "A", "A", "B"], ["B", "A", "B"], []])";
    EXPECT_EQ(tubes_of(board_in("list", R"([["A", "A", "B", "?"], ["B", "A", "A", "B"], ["B"], []])")),
              "AAB?/BAAB/B/-");
    const auto level = read("list", list);
    ASSERT_FALSE(level);
    EXPECT_THAT(level.error().problem, testing::HasSubstr("A has 5 units, 1 too many"));
    EXPECT_THAT(level.error().problem, testing::HasSubstr("; 1 hidden"));
}

TEST(Validation, AllowsMissingUnitsOnRequest) {
    const Board board = board_in("code", "water4:AAA/B/-", partial_option());
    EXPECT_TRUE(board.partial);
    EXPECT_EQ(tubes_of(board), "AAA/B/-");
}

TEST(Validation, LetsOptionsWinOverTheText) {
    EXPECT_EQ(board_in("code", "water2:AB/BA/-", rules_option("ball")).rules, Rules::ball);
    EXPECT_TRUE(refused("code", "water2:AB/BA/-", {1, 8}, "a tube holds 3: A has 2 units, 1 too few",
                        capacity_option(3)));
    EXPECT_EQ(tubes_of(board_in("native", "decant tube-sort 1\nb a\na b\n-\n", top_first_option())),
              "ab/ba/-");
}

TEST(Validation, LetsACapacityOptionLeaveTheTubesThatHaveTheirOwn) {
    EXPECT_EQ(tubes_of(board_in("code", "water2:AB/BA^2/-", capacity_option(3))), "AB/BA^2/-");
}

TEST(Validation, NeverTurnsTopFirstTwice) {
    EXPECT_EQ(board_in("native", "decant tube-sort 1\norder: top-first\n\nb a\na b\n", top_first_option())
                  .colors.front(),
              "a");
    EXPECT_EQ(board_in("make-puzzle", "(make-puzzle (a b) (b a a a) (b b b a) Nil)", top_first_option())
                  .colors.front(),
              "a");
}

TEST(Validation, RefusesOptionsOutOfRange) {
    EXPECT_TRUE(refused("code", "water2:AB/BA/-", {}, "'oil'", rules_option("oil")));
    EXPECT_TRUE(refused("code", "water2:AB/BA/-", {}, "0", capacity_option(0)));
    EXPECT_TRUE(refused("code", "water2:AB/BA/-", {}, "33", capacity_option(33)));
}

TEST(Validation, TakesSixtyFourTubesAndNoMore) {
    const std::string tubes = "water1:A" + repeated("/-", 63);
    EXPECT_EQ(board_in("code", tubes).tubes.size(), 64U);
    EXPECT_TRUE(refused("code", tubes + "/-", {1, 136}, "64"));
    EXPECT_TRUE(refused("native", "decant tube-sort 1\n" + repeated("A\n", 65), {66, 1}, "64"));
}

TEST(Validation, TakesThirtyTwoUnitsInATubeAndNoMore) {
    const std::string tube = "water32:" + repeated("A", 32);
    EXPECT_TRUE(board_in("code", tube).tubes.front().full());
    EXPECT_TRUE(refused("code", tube + "A", {1, 41}, "32"));
}

TEST(Validation, TakesSixtyTwoColorsAndNoMore) {
    std::string text = "decant tube-sort 1\ncapacity: 2\n";
    for (int color = 0; color < 62; ++color)
        text += "\"color " + std::to_string(color) + (color % 2 == 0 ? "\" " : "\"\n");
    EXPECT_EQ(board_in("native", text, partial_option()).colors.size(), 62U);
    EXPECT_TRUE(refused("native", text + "one-more\n", {34, 1}, "'one-more'", partial_option()));
}

TEST(Validation, RefusesAFormatThatDoesNotExist) { EXPECT_TRUE(refused("morse", "A A\n", {}, "'morse'")); }

}  // namespace
}  // namespace decant::puzzles::tube_sort
