// Two boards in one picture are told by their counts.
// SPDX-License-Identifier: MIT
#include "picture/halves.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace decant::picture {
namespace {

/// Tubes of 2 in one row: letters from the bottom.
Board board_of(const std::vector<std::string>& tubes) {
    Board board;
    board.capacity = 2;
    board.colors.resize(2);
    for (const std::string& units : tubes) {
        const double left = 50.0 * static_cast<double>(board.tubes.size());
        Tube& tube = board.tubes.emplace_back();
        tube.frame = {left, 0, left + 30, 90};
        for (const char unit : units) {
            tube.places.push_back({.state = State::unit, .color = unit - 'A', .where = {}});
            ++board.colors[static_cast<std::size_t>(unit - 'A')].units;
        }
    }
    return board;
}

TEST(PictureHalves, AreTwoBoardsIfEachHasAllColors) {
    EXPECT_TRUE(may_be_two_boards(board_of({"AB", "BA", "", "BA", "BA", ""})));
    EXPECT_FALSE(may_be_two_boards(board_of({"AB", "BB", "", "AA", "BA", ""})));
}

TEST(PictureHalves, AreOneBoardIfAColorIsOnOneSideAlone) {
    EXPECT_FALSE(may_be_two_boards(board_of({"AB", "BA", ""})));
    EXPECT_FALSE(may_be_two_boards(board_of({"AA", "BB"})));
}

}  // namespace
}  // namespace decant::picture
