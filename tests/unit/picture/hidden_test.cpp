// The places of units tell that they may be hidden.
// SPDX-License-Identifier: MIT

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "picture/board.hpp"

namespace decant::picture {
namespace {

/// Tubes as letters from the bottom: `.` empty, `?` hidden.
Board board_of(const std::vector<std::string>& tubes) {
    Board board;
    board.capacity = static_cast<int>(tubes.front().size());
    for (const std::string& units : tubes) {
        Tube& tube = board.tubes.emplace_back();
        for (const char unit : units) {
            Place& place = tube.places.emplace_back();
            place.confidence = 1;
            place.state = unit == '.' ? State::empty : unit == '?' ? State::hidden : State::unit;
            if (place.state == State::unit) place.color = unit - 'A';
            board.colors.resize(std::max(board.colors.size(), static_cast<std::size_t>(place.color + 1)));
        }
    }
    return board;
}

TEST(PictureHidden, MayBeAColorOnTopOfNoTubeOfWhichOthersLackAsMany) {
    EXPECT_EQ(hidden_color(board_of({"ACB", "CCA", "BCB", "..."})), 2U);
    EXPECT_EQ(hidden_color(board_of({"ADB", "DDA", "BDC", "..."})), 3U) << "more than fill a tube";
}

TEST(PictureHidden, MayBeBehindCurtainsOfAColorThatFillsTubesAlone) {
    EXPECT_EQ(hidden_color(board_of({"DDD", "ABA", "CCB", "..."})), 3U);
    EXPECT_EQ(hidden_color(board_of({"DDD", "ABC", "DDD", "..."})), 3U);
    EXPECT_NE(hidden_color(board_of({"DDD", "ABA", "BBA", "..."})), 3U) << "nothing is missing";
}

TEST(PictureHidden, AreNotMissingUnits) {
    EXPECT_FALSE(hidden_color(board_of({"AAB", "BAB", "CC.", "..."})));
    EXPECT_FALSE(hidden_color(board_of({"AAB", "BAB", "CDD", "DCC", "EF.", "F..", "EF."})));
}

TEST(PictureHidden, LookLikeAColorThatIsBelowAllOthers) {
    EXPECT_TRUE(looks_hidden(board_of({"AAB", "AAC", "AAB", "AAC", "AAB", "AAC", "..."})));
    EXPECT_FALSE(looks_hidden(board_of({"AAB", "ABC", "ACB", "CAC", "AAB", "..."}))) << "above another one";
    EXPECT_FALSE(looks_hidden(board_of({"AAB", "ABC", "BCC", "..."}))) << "no more than fill a tube";
    EXPECT_FALSE(looks_hidden(board_of({"AAB", "AAB", "AAA", "B..", "..."}))) << "on top of a tube";
}

TEST(PictureHidden, AreAskedAboutUntilAPersonSaysThatTheyAre) {
    const auto is_asked = [](const Board& board) {
        return std::any_of(board.questions.begin(), board.questions.end(),
                           [](const Question& question) { return question.doubt == Doubt::hidden; });
    };
    Board board = board_of({"AAB", "AAB", "AAB", "..."});
    recount(board);
    EXPECT_FALSE(is_asked(board)) << "a person who has seen the picture is not asked";
    board.questions.push_back({Doubt::hidden, {}});
    recount(board);
    EXPECT_TRUE(is_asked(board));
    for (Tube& tube : board.tubes)
        for (Place& place : tube.places)
            if (place.color == 0) place.state = State::hidden;
    recount(board);
    EXPECT_FALSE(is_asked(board));
}

}  // namespace
}  // namespace decant::picture
