// The questions about the places of a board once a person has changed them.
// SPDX-License-Identifier: MIT
#include "picture/board.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace decant::picture {
namespace {

/// Tubes as letters from the bottom: `.` empty, `?` hidden, `!` unknown.
Board board_of(int capacity, int colors, const std::vector<std::string>& tubes) {
    Board board;
    board.capacity = capacity;
    board.colors.resize(static_cast<std::size_t>(colors));
    for (const std::string& units : tubes) {
        Tube tube;
        for (const char unit : units) {
            Place place{.state = State::unit, .color = unit - 'A', .confidence = 1, .where = {}};
            if (unit == '.') place = {.state = State::empty, .color = -1, .confidence = 1, .where = {}};
            if (unit == '?') place = {.state = State::hidden, .color = -1, .confidence = 1, .where = {}};
            if (unit == '!') place = {};
            tube.places.push_back(place);
        }
        board.tubes.push_back(tube);
    }
    return board;
}

bool asks(const Board& board, Doubt doubt) {
    return std::any_of(board.questions.begin(), board.questions.end(),
                       [&](const Question& question) { return question.doubt == doubt; });
}

TEST(PictureCounts, AColorThatFillsNoTubeIsAskedAboutUntilItDoes) {
    Board board = board_of(2, 2, {"AB", "BB", ".."});
    recount(board);
    EXPECT_TRUE(asks(board, Doubt::counts));
    EXPECT_EQ(1, board.colors[0].units);
    EXPECT_EQ(3, board.colors[1].units);

    board.tubes[1].places[1].color = 0;
    recount(board);
    EXPECT_FALSE(asks(board, Doubt::counts));
    EXPECT_EQ(2, board.colors[0].units);
}

TEST(PictureCounts, WhatIsNotSeenMayBeWhatIsMissing) {
    for (const char* tube : {"A?", "A!"}) {
        Board board = board_of(2, 2, {tube, "BB", ".."});
        recount(board);
        EXPECT_FALSE(asks(board, Doubt::counts)) << tube;
    }
    Board board = board_of(2, 2, {"??", "AB", "?."});
    recount(board);
    EXPECT_TRUE(asks(board, Doubt::counts)) << "three may not be the two that are missing";
}

TEST(PictureCounts, AUnitAboveAnEmptyPlaceIsAskedAbout) {
    Board board = board_of(2, 1, {".A", "A."});
    recount(board);
    EXPECT_TRUE(asks(board, Doubt::floating));
    std::swap(board.tubes[0].places[0], board.tubes[0].places[1]);
    recount(board);
    EXPECT_TRUE(board.questions.empty());
}

TEST(PictureCounts, OtherQuestionsStay) {
    Board board = board_of(2, 1, {"AA", ".."});
    board.questions = {{Doubt::gap, {1, 2, 3, 4}}, {Doubt::counts, {}}};
    recount(board);
    ASSERT_EQ(1U, board.questions.size());
    EXPECT_EQ(Doubt::gap, board.questions.front().doubt);
}

TEST(PictureCounts, ATubeInWhichSomethingIsKnownIsReadable) {
    Board board = board_of(2, 1, {"!!", "AA"});
    recount(board);
    EXPECT_FALSE(board.tubes[0].readable);
    board.tubes[0].places[0].state = State::empty;
    recount(board);
    EXPECT_TRUE(board.tubes[0].readable);
}

}  // namespace
}  // namespace decant::picture
