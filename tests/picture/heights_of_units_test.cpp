// How high units are, and how many a tube holds, is read or asked about.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "drawn.hpp"
#include "judge.hpp"
#include "maker.hpp"
#include "picture/recognize.hpp"
#include "sanitized.hpp"

namespace decant::picture::made {
namespace {

TEST(OddPictures, OfTubesWithAThickRimAreRead) {
    for (const double rim : {14, 24, 36}) {
        Drawing drawing = drawn(plain_tubes, 80, 0);
        for (std::size_t t = 0; t < plain_tubes.size(); ++t) {
            const double left = drawn_left(t);
            drawing.box({left - 7, plain_top - rim / 2, left + drawn_width + 7, plain_top + rim / 2}, 6,
                        paint({230, 230, 230}));
        }
        const base::Result<Board> board = read(drawing);
        ASSERT_TRUE(board) << rim;
        EXPECT_EQ(letters(*board), plain_tubes) << rim;
    }
}

TEST(OddPictures, OfFewEvenRunsAreReadAtTheCapacityThatIsStated) {
    const std::vector<std::string> tubes{"AABB", "BBAA", "CCDD", "DDCC", "", ""};
    const Drawing drawing = drawn(tubes, 40, 0);
    EXPECT_TRUE(is_asked(read(drawing), Doubt::pitch));
    const base::Result<Board> at_four = read(drawing, 4);
    ASSERT_TRUE(at_four);
    EXPECT_EQ(letters(*at_four), tubes);
    const base::Result<Board> at_two = read(drawing, 2);
    ASSERT_TRUE(at_two);
    EXPECT_EQ(letters(*at_two), (std::vector<std::string>{"AB", "BA", "CD", "DC", "", ""}));
    EXPECT_TRUE(at_two->sure() && at_four->sure()) << "who counts the places has answered how high they are";
}

TEST(OddPictures, AtACapacityThatNoHeightFitsAreInDoubt) {
    const Drawing drawing = drawn({"AABB", "BBAA", "CDCD", "DCDC", "", ""}, 80, 0);
    for (const int capacity : {3, 7, 31}) {
        const base::Result<Board> board = read(drawing, capacity);
        ASSERT_TRUE(board);
        EXPECT_EQ(board->capacity, capacity);
        EXPECT_FALSE(board->sure()) << capacity;
        EXPECT_TRUE(board->tubes.back().is_empty()) << capacity;
        EXPECT_FALSE(is_asked(board, Doubt::pitch)) << capacity;
    }
}

TEST(OddPictures, OfTubesWithRoomHoldMoreOrFewerUnitsIfThatIsStated) {
    const base::Result<Board> board = read(drawn(plain_tubes, 80, 0, purple, 2), 5);
    ASSERT_TRUE(board);
    EXPECT_EQ(board->capacity, 5);
    EXPECT_EQ(letters(*board), plain_tubes);
}

TEST(OddPictures, OfTubesInWhichSomethingIsSeenAboveTheUnitsLeaveItOpen) {
    Drawing drawing = drawn({"ABC", "BCA", "CAB", "BAC", "", ""}, 80, 0, purple, 3);
    const double left = drawn_left(1);
    drawing.box({left + 8, drawn_bottom - 405, left + drawn_width - 8, drawn_bottom - 335}, 0,
                paint({150, 60, 200}));
    const base::Result<Board> board = read(drawing, 5);
    ASSERT_TRUE(board);
    ASSERT_EQ(board->capacity, 5);
    EXPECT_TRUE(board->tubes[1].places[4].doubtful());
    EXPECT_FALSE(board->tubes[0].places[4].doubtful());
}

TEST(OddPictures, OfBallsWithWideGapsAreReadAsTheyAre) {
    const std::vector<std::string> tubes{"ABCDA", "DABAA", "CDCDC", "CBBDB", "", ""};
    const base::Result<Board> board = read_drawn(tubes, 90, 0.3);
    ASSERT_TRUE(board);
    EXPECT_EQ(letters(*board), tubes);
    EXPECT_EQ(board->capacity, 5);
}

TEST(OddPictures, OfBallsThatUnitsWouldCutAreNeverWrongWithoutAQuestion) {
    for (const double height : tests::some({60, 75, 90, 105})) {
        for (const double gap : tests::some({0.2, 0.3, 0.4, 0.5})) {
            const std::vector<std::string> tubes{"ABB", "CAA", "CDB", "DCD", "", ""};
            const base::Result<Board> board = read_drawn(tubes, height, gap);
            if (board && board->sure()) {
                EXPECT_EQ(letters(*board), tubes) << height << " " << gap;
            }
        }
    }
}

TEST(OddPictures, OfEvenRunsAloneAreAskedAbout) {
    const base::Result<Board> board = read_drawn({"AAAA", "BBBB", "CCDD", "DD", "CC", ""}, 80, 0);
    ASSERT_TRUE(board);
    EXPECT_TRUE(is_asked(board, Doubt::pitch, board->around()));
}

TEST(OddPictures, OfThreeFullTubesWithoutOutlineAreAskedAbout) {
    const Picture picture = make(Style::bare, 35, 1170);
    ASSERT_EQ(picture.tubes, (std::vector<std::string>{"ABBB", "BCAC", "CCAA"}));
    EXPECT_EQ(judge(recognize(picture.pixels()), picture), Verdict::asked);
}

}  // namespace
}  // namespace decant::picture::made
