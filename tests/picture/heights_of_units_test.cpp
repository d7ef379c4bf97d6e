// How high units are, and how many a tube holds, is read or asked about.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "drawn.hpp"
#include "judge.hpp"
#include "maker.hpp"
#include "picture/recognize.hpp"
#include "sanitized.hpp"

namespace decant::picture::made {
namespace {

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
    EXPECT_TRUE(at_two->sure() && at_four->sure()) << "counting the places answers how high they are";
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

TEST(OddPictures, OfTubesWithRoomForTwoMoreUnitsOrMoreAreAskedAbout) {
    for (const double gap : tests::some({0.0, 0.1})) {
        for (const double room : {2, 3, 4}) {
            const base::Result<Board> board = read(drawn(plain_tubes, 80, gap, purple, room));
            EXPECT_TRUE(is_asked(board, Doubt::capacity, board->around())) << room << " " << gap;
        }
        const base::Result<Board> board = read(drawn(plain_tubes, 80, gap, purple, 1));
        ASSERT_TRUE(board);
        EXPECT_TRUE(board->sure()) << gap;
        EXPECT_EQ(letters(*board), plain_tubes) << gap;
    }
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

// Marks that games draw at each unit.
struct Look {
    std::string_view name;
    void (*draw)(Drawing&, const Rectangle&);
};

constexpr std::array looks{
    Look{"dark seam",
         [](Drawing& drawing, const Rectangle& unit) {
             drawing.box({unit.left, unit.top, unit.right, unit.top + 3}, 0, paint({0, 0, 0}));
         }},
    Look{"white seam",
         [](Drawing& drawing, const Rectangle& unit) {
             drawing.box({unit.left, unit.top, unit.right, unit.top + 3}, 0, paint({255, 255, 255}));
         }},
    Look{"gap",
         [](Drawing& drawing, const Rectangle& unit) {
             drawing.box({unit.left, unit.top, unit.right, unit.top + 6}, 0, paint({26, 26, 40}));
         }},
    Look{"icon",
         [](Drawing& drawing, const Rectangle& unit) {
             drawing.disc(unit.center_x(), unit.center_y(), 12, paint({255, 255, 255}));
         }},
    Look{"gleam",
         [](Drawing& drawing, const Rectangle& unit) {
             const double height = unit.height();
             drawing.box({unit.left, unit.top + 0.2 * height, unit.right, unit.top + 0.4 * height}, 0,
                         paint({255, 255, 255}), 0.3);
         }},
};

Drawing drawn_with(const Look& look, const std::vector<std::string>& tubes, double height) {
    Drawing drawing = drawn(tubes, height, 0);
    for (std::size_t t = 0; t < tubes.size(); ++t) {
        for (std::size_t k = 0; k < tubes[t].size(); ++k) {
            const double bottom = drawn_bottom - 8 - height * static_cast<double>(k);
            const double left = drawn_left(t);
            look.draw(drawing, {left + 8, bottom - height, left + drawn_width - 8, bottom});
        }
    }
    return drawing;
}

TEST(OddPictures, OfUnitsThatAreDrawnWithSeamsOrSignsAreRead) {
    for (const Look& look : looks) {
        const base::Result<Board> board = read(drawn_with(look, plain_tubes, 96));
        ASSERT_TRUE(board) << look.name;
        EXPECT_TRUE(board->sure()) << look.name;
        EXPECT_EQ(letters(*board), plain_tubes) << look.name;
    }
}

TEST(OddPictures, OfRingsAreRead) {
    Drawing drawing = drawn(plain_tubes, 90, 0.06);
    for (std::size_t t = 0; t < plain_tubes.size(); ++t)
        for (std::size_t k = 0; k < plain_tubes[t].size(); ++k)
            drawing.disc(drawn_left(t) + drawn_width / 2, drawn_bottom - 53 - 90 * static_cast<double>(k), 12,
                         paint({26, 26, 40}));
    const base::Result<Board> board = read(drawing);
    ASSERT_TRUE(board);
    EXPECT_TRUE(board->sure());
    EXPECT_EQ(letters(*board), plain_tubes);
}

TEST(OddPictures, OfThreeFullTubesWithoutOutlineAreAskedAbout) {
    const Picture picture = make(Style::bare, 35, 1170);
    ASSERT_EQ(picture.tubes, (std::vector<std::string>{"ABBB", "BCAC", "CCAA"}));
    EXPECT_EQ(judge(recognize(picture.pixels()), picture), Verdict::asked);
}

}  // namespace
}  // namespace decant::picture::made
