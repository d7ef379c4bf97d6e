// Colors show their own letters where all have one, else letters in order of appearance.
// SPDX-License-Identifier: MIT
#include "unit/tube_sort/levels.hpp"

namespace decant::puzzles::tube_sort {
namespace {

const std::string head = "decant tube-sort 1\n";

TEST(Letters, AreTheNamesWhereEachIsOneLetterOrDigit) {
    EXPECT_EQ(letters(board_in("native", head + "x 7\n7 x\n-\n")), "x7");
}

TEST(Letters, AreGivenInOrderWhereOneNameIsLonger) {
    EXPECT_EQ(letters(board_in("native", head + "x red\nred x\n-\n")), "AB");
}

TEST(Letters, AreGivenInOrderWhereANameIsNoLetter) {
    EXPECT_EQ(letters(board_in("native", head + "x \u00E9\n\u00E9 x\n-\n")), "AB");
    EXPECT_EQ(letters(board_in("native", head + "x \"?\"\n\"?\" x\n-\n")), "AB");
}

TEST(Letters, DifferForSixtyTwoColors) {
    Board board;
    for (int color = 0; color < max_colors; ++color) board.colors.push_back("color " + std::to_string(color));
    const std::string letter = letters(board);
    ASSERT_EQ(letter.size(), 62U);
    EXPECT_EQ(letter.substr(0, 3), "ABC");
    for (std::size_t i = 0; i < letter.size(); ++i) EXPECT_EQ(letter.find(letter[i]), i);
}

TEST(Letters, AreThoseOfAllNamesAmongWhichAColorIsSeen) {
    const std::vector<std::string> names = {"lime", "A", "blue"};
    const Board board = *among(board_in("native", head + "blue lime\nlime blue\n-\n"), names);
    EXPECT_EQ(board.colors, (std::vector<std::string>{"lime", "blue"}));
    EXPECT_EQ(letters(board), "BC") << "A has its own letter";
    EXPECT_EQ(*code::format.print(board), "water2:CB/BC/-\n");
}

TEST(Letters, AreNotSharedByMoreNamesThanThereAreLetters) {
    std::vector<std::string> names = {"A", "B"};
    for (int color = 0; color < max_colors; ++color) names.push_back("color " + std::to_string(color));
    EXPECT_FALSE(among(board_in("native", head + "A B\nB A\n-\n"), names));
}

}  // namespace
}  // namespace decant::puzzles::tube_sort
