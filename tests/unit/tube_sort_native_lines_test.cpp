// Lines without a head: what may be a unit, a tube or another level is asked about, not taken for nothing.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "unit/tube_sort_levels.hpp"

namespace decant::puzzles::tube_sort {
namespace {

std::string tubes_in(std::string_view text) { return tubes_of(board_in("native", text)); }

TEST(NativeLines, MayHaveUnitsWithAHash) {
    EXPECT_TRUE(refused("native", "red green #00f\ngreen red #00f\n-\n", {1, 11}, "'#00f' may be a unit"));
    EXPECT_TRUE(refused("native", "#3 B Y\n#1 Y B\n-\n", {1, 1}, "'#3' may be a unit"));
    EXPECT_TRUE(refused("native", "R G # #\nG R # #\n-\n", {1, 5}, "'#' may be a unit"));
    EXPECT_TRUE(refused("native", "R G # R\nG R\n-\n", {1, 5}, "'#' may be a unit"));
    EXPECT_EQ(tubes_in("# Level 1\nR G # the first\nG R ## the second\n-\n"), "RG/GR/-");
    EXPECT_EQ(tubes_in("decant tube-sort 1\nR G #1\nG R #2\n-\n"), "RG/GR/-") << "below a head";
}

TEST(NativeLines, MayMeanAnEmptyTubeByABlankLine) {
    EXPECT_TRUE(refused("native", "A B\n\nB A\n-\n", {3, 1}, "blank line above may be an empty tube"));
    EXPECT_TRUE(refused("native", "A A B\n\nB B A\n", {3, 1}, "blank line above may be an empty tube"));
    EXPECT_EQ(tubes_in("A B\nB A\n\n-\n-\n"), "AB/BA/-/-") << "before those that are empty";
    EXPECT_EQ(tubes_in("\nA B\n\nB A\n\n-\n\n"), "AB/BA/-") << "between all";
    EXPECT_EQ(tubes_in("decant tube-sort 1\nA B\n\nB A\n-\n"), "AB/BA/-") << "below a head";
}

TEST(NativeLines, MayMeanAnEmptyTubeByTabsBelowOthers) {
    EXPECT_TRUE(refused("native", "A\tB\nB\t\nA\t\n\t\n", {4, 1}, "line of tabs may be an empty tube"));
    EXPECT_TRUE(refused("native", "A\tB\nB\tA\n \t\n-\n", {3, 1}, "line of tabs may be an empty tube"));
    EXPECT_EQ(tubes_in("\tA B\n\tB A\n\t-\n\t\n"), "AB/BA/-") << "tabs before all lines";
    EXPECT_EQ(tubes_in("decant tube-sort 1\nA\tB\nB\tA\n\t\n-\n"), "AB/BA/-") << "below a head";
}

TEST(NativeLines, MayBeSeveralLevels) {
    EXPECT_TRUE(
        refused("native", "# Level 1\nA B\nB A\n-\n\n# Level 2\nC D\nD C\n-\n", {7, 1}, "end of a level"));
    EXPECT_TRUE(
        refused("native", "# Level 1\nA B\nB A\n-\n# Level 2\nC D\nD C\n-\n", {6, 1}, "another level"));
    EXPECT_TRUE(refused("native", "# 1\nD 0\nB 0\nB D\n# 2\nA C\nC A\n-\n", {6, 1}, "another level"));
    EXPECT_TRUE(refused("native", "A B\nB A\n- -\nC D\nD C\n-\n", {4, 1}, "another level"));
    EXPECT_TRUE(refused("native", "A B\nB A\n- -\n-\nC D\nD C\n-\n", {5, 1}, "another level"));
    EXPECT_EQ(tubes_of(board_in("native", "A B\nC A\n- -\nB C\n", in_order(Order::bottom_first))),
              "AB/CA/-/BC");
    EXPECT_EQ(tubes_in("# the left ones\nA B\nC A\n# the right ones\nB C\n-\n"), "AB/CA/BC/-");
    for (const std::string_view marks : {"--", "**", "~~", "----"})
        EXPECT_TRUE(refused("native", "A B\nB A\n-\n" + std::string(marks) + "\nC D\nD C\n-\n", {4, 1},
                            "may be a frame"));
}

TEST(NativeLines, MayMarkTubesThatMustEndFullOrEmpty) {
    EXPECT_TRUE(refused("native", "b r + b r\nr b r b\n*\n", {1, 5},
                        "'+' seems to say that this tube must end full"));
    EXPECT_TRUE(refused("native", "b r b r\nr b r b -\n*\n", {2, 9}, "must end empty"));
    EXPECT_EQ(tubes_in("+ x\nx +\n-\n").substr(3), "BA/-") << "a color that fills a tube";
}

TEST(NativeLines, MayHaveNamesOfTwoWords) {
    EXPECT_TRUE(refused("native", "light blue dark blue\ndark blue light blue\n-\n", {1, 1},
                        "join the words of a name"));
    EXPECT_EQ(tubes_in("dark light\nlight dark\n-\n"), "AB/BA/-") << "two colors";
    EXPECT_TRUE(refused("native",
                        "azul claro azul oscuro\nverde claro verde oscuro\nazul oscuro azul claro\n"
                        "verde oscuro verde claro\n-\n-\n",
                        {1, 1}, "join the words of such names"));
    EXPECT_EQ(tubes_in("red blue red blue\nred blue\nred blue\n-\n"), "ABAB/AB/AB/-") << "two colors";
    EXPECT_TRUE(refused("native",
                        "verde claro rojo\nrojo verde claro\nverde claro verde claro\nrojo rojo\n-\n", {1, 1},
                        "may be part of a name in two words"));
    EXPECT_TRUE(refused("native",
                        "sea green red\nred forest green\nforest green sea green\nred red\n"
                        "sea green forest green\nsea green forest green\n-\n",
                        {2, 5}, "may be part of a name in two words"));
    EXPECT_EQ(tubes_in("red blue green\nblue red green\nred blue green\n-\n"), "ABC/BAC/ABC/-")
        << "green lies below no color, but on two";
}

TEST(NativeLines, OfDifferentCapacitiesHaveColorsThatFillTubes) {
    EXPECT_TRUE(refused("native", "R G R\nG R ^5\n-\n", {1, 3}, "G has 2 units, which fill no tubes"));
    EXPECT_EQ(tubes_in("R G R\nG R ^2\n-\n"), "RGR/GR^2/-");
}

}  // namespace
}  // namespace decant::puzzles::tube_sort
