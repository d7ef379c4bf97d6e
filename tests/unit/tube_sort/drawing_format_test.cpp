// The drawings of decant read back.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "present/text.hpp"
#include "unit/tube_sort/levels.hpp"

namespace decant::puzzles::tube_sort {
namespace {

std::string drawn(const Board& board, int width = 80) {
    const present::Style style{present::ColorDepth::none, width};
    const std::string legend = present::legend(view_of(board), style);
    return present::draw(view_of(board), style) + (legend.empty() ? "" : "\n" + legend);
}

TEST(Drawing, IsReadWithItsCapacities) {
    for (const std::string_view code : {"AB/BA/-", "AAB/BBA/-/-", "AB?/?B/A", "E/EE/-"}) {
        const Board board = board_of(fmt::format("water3:{}", code));
        EXPECT_EQ(tubes_of(board_in("drawing", drawn(board), partial_option())), code);
    }
    const Board board = board_of("water3:AAB/AB^2/B/-^1/?");
    EXPECT_EQ(board_in("drawing", drawn(board), partial_option()), board);
}

TEST(Drawing, IsReadInSeveralRowsOfTubes) {
    const Board board = board_of("water2:AB/BC/CD/DE/EA/-/-");
    for (const int width : {80, 30, 20, 12})
        EXPECT_EQ(tubes_of(board_in("drawing", drawn(board, width))), tubes_of(board)) << width;
}

TEST(Drawing, HasTheNamesOfItsLegend) {
    const Board board = board_in("native", "decant tube-sort 1\nred \"not red\"\n\"not red\" red\n-\n");
    EXPECT_EQ(board_in("drawing", drawn(board)).colors, (std::vector<std::string>{"red", "not red"}));
}

TEST(Drawing, IsReadWithWhatStandsAroundIt) {
    const std::string text = drawn(board_of("water2:AB/BA/-"));
    const Board board =
        board_in("drawing", "2 colors in 3 tubes of 2, ball rules\n\n" + text +
                                "\nShortest: 3 moves. Proved.\n\n2>3 1>2 1>3\n\n1. 2>3  A\n\n" +
                                drawn(board_of("water2:AB/B/A")));
    EXPECT_EQ(tubes_of(board), "AB/BA/-") << "the level, not a step of its plan";
    EXPECT_EQ(board.rules, Rules::ball);
    EXPECT_TRUE(refused("drawing", "my level\n" + text, {1, 1}, "stands before the drawing"));
}

TEST(Drawing, IsRefusedWhereItWasCut) {
    EXPECT_TRUE(refused("drawing", "| A | | B |\n", {2, 1}, "no bottoms"));
    EXPECT_TRUE(refused("drawing", "| A | B |\n| B | | A |\n'---' '---'\n", {1, 1}, "does not fit"));
    EXPECT_TRUE(refused("drawing", "| A |\n|   |\n'---'\n", {1, 3}, "above an empty place"));
    EXPECT_TRUE(refused("drawing", "|AAA|\n'---'\n", {1, 3}, "is not a letter"));
    EXPECT_TRUE(
        refused("drawing", "| A | | A |\n'---' '---'\n\n| B | | B |\n'---' '---'\n", {2, 1}, "no numbers"));
    EXPECT_FALSE(formats().print(board_of("water2:AB/BA/-"), "drawing").ok()) << "show draws";
}

TEST(Drawing, IsRefusedWhereTubesHaveRules) {
    for (const std::string_view code :
         {"water2:AB/BA/-:gives=no@3", "water2:AB/BA/-:gives=no@1", "water2:AB/BC/CD/DE/EA/-/-:accepts=A@5"})
        EXPECT_FALSE(formats().parse("drawing", drawn(board_of(code), 30)).ok()) << code;
}

}  // namespace
}  // namespace decant::puzzles::tube_sort
