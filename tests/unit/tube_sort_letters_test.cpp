// Colors show their own letters where all have one, else letters in order of appearance.
// SPDX-License-Identifier: MIT
#include "unit/tube_sort_levels.hpp"

namespace decant::puzzles::tube_sort {
namespace {

TEST(Letters, AreTheNamesWhereEachIsOneLetterOrDigit) {
    EXPECT_EQ(letters(board_in("native", "x 7\n7 x\n-\n")), "x7");
}

TEST(Letters, AreGivenInOrderWhereOneNameIsLonger) {
    EXPECT_EQ(letters(board_in("native", "x red\nred x\n-\n")), "AB");
}

TEST(Letters, AreGivenInOrderWhereANameIsNoLetter) {
    EXPECT_EQ(letters(board_in("native", "x \u00E9\n\u00E9 x\n-\n")), "AB");
    EXPECT_EQ(letters(board_in("native", "x \"?\"\n\"?\" x\n-\n")), "AB");
}

TEST(Letters, DifferForSixtyTwoColors) {
    Board board;
    for (int color = 0; color < max_colors; ++color) board.colors.push_back("color " + std::to_string(color));
    const std::string letter = letters(board);
    ASSERT_EQ(letter.size(), 62U);
    EXPECT_EQ(letter.substr(0, 3), "ABC");
    for (std::size_t i = 0; i < letter.size(); ++i) EXPECT_EQ(letter.find(letter[i]), i);
}

}  // namespace
}  // namespace decant::puzzles::tube_sort
