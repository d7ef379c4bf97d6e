// A person's count of the units that a tube holds gives as many places, and unsure ones are in doubt.
// SPDX-License-Identifier: MIT
#include "picture/board.hpp"

#include <gtest/gtest.h>

#include <cctype>
#include <string>
#include <vector>

namespace decant::picture {
namespace {

using Letters = std::vector<std::string>;

/// Tubes as letters from the bottom: `.` empty, small ones in doubt. A unit is 10 high.
Board board_of(const Letters& tubes, const std::vector<Doubt>& doubts = {}) {
    Board board;
    board.capacity = static_cast<int>(tubes.front().size());
    board.colors.resize(2);
    for (const std::string& units : tubes) {
        Tube tube;
        tube.frame = {0, 0, 10, 60};
        for (const char unit : units) {
            const double bottom = 60 - 10.0 * static_cast<double>(tube.places.size());
            Place place{.state = State::empty, .confidence = 1, .where = {0, bottom - 10, 10, bottom}};
            if (unit != '.') place.state = State::unit, place.color = std::toupper(unit) - 'A';
            if (std::islower(unit) != 0) place.confidence = 0;
            tube.places.push_back(place);
        }
        board.tubes.push_back(tube);
    }
    for (const Doubt doubt : doubts) board.questions.push_back({doubt, {}});
    return board;
}

Letters letters_of(const Board& board) {
    Letters tubes;
    for (const Tube& tube : board.tubes) {
        std::string& units = tubes.emplace_back();
        for (const Place& place : tube.places)
            units += place.state == State::empty
                         ? '.'
                         : static_cast<char>((place.doubtful() ? 'a' : 'A') + place.color);
    }
    return tubes;
}

Letters laid_out(const Letters& tubes, int capacity) {
    Board board = board_of(tubes);
    lay_out(board, capacity);
    return letters_of(board);
}

std::vector<Doubt> doubts_of(const Board& board) {
    std::vector<Doubt> doubts;
    for (const Question& question : board.questions) doubts.push_back(question.doubt);
    return doubts;
}

TEST(PictureCapacity, OfWholeUnitsKeepsThoseThatAreAlike) {
    EXPECT_EQ(laid_out({"AABBAa", "BABB.."}, 3), (Letters{"ABa", "aB."}));
    EXPECT_EQ(laid_out({"ABABAB", "BA...."}, 12), (Letters{"AABBAABBAABB", "BBAA........"}));
}

TEST(PictureCapacity, OfWhichBordersLieElsewhereLeavesAllUnitsInDoubt) {
    const Letters tubes = laid_out({"ABABAA", "B....."}, 4);
    EXPECT_EQ(tubes.front().find_first_not_of("ab"), std::string::npos);
    EXPECT_EQ(tubes.back(), "b...");
}

TEST(PictureCapacity, LaysPlacesOverTheSamePartOfTheTube) {
    Board board = board_of({"AABBAA", "BB...."});
    lay_out(board, 3);
    ASSERT_EQ(board.tubes.front().places.size(), 3U);
    EXPECT_EQ(board.tubes.front().places[0].where, (Rectangle{0, 40, 10, 60}));
    EXPECT_EQ(board.tubes.front().places[2].where, (Rectangle{0, 0, 10, 20}));
    EXPECT_EQ(board.colors[0].units, 2);
}

TEST(PictureCapacity, AnswersWhatWasAskedAboutIt) {
    Board same = board_of({"AABB", "A..."}, {Doubt::pitch, Doubt::capacity, Doubt::gap});
    lay_out(same, 4);
    EXPECT_EQ(letters_of(same), (Letters{"AABB", "A..."}));
    EXPECT_EQ(doubts_of(same), std::vector<Doubt>{Doubt::gap});
}

TEST(PictureCapacity, AsksWhetherColorsFillTubesOfIt) {
    Board board = board_of({"AABB", "BBAA"}, {Doubt::cut});
    lay_out(board, 2);
    EXPECT_EQ(doubts_of(board), std::vector<Doubt>{Doubt::cut});
    lay_out(board, 1);
    EXPECT_EQ(doubts_of(board), std::vector<Doubt>{Doubt::cut});
    Board uneven = board_of({"AAAABB", "BB...."});
    lay_out(uneven, 3);
    EXPECT_EQ(doubts_of(uneven), std::vector<Doubt>{Doubt::counts});
}

}  // namespace
}  // namespace decant::picture
