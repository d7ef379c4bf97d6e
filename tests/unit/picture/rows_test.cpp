// Tubes stand in rows, and rows show where one is missing.
// SPDX-License-Identifier: MIT
#include "picture/rows.hpp"

#include <gtest/gtest.h>

namespace decant::picture {
namespace {

Rectangle tube(double left, double top) { return {left, top, left + 30, top + 120}; }

TEST(PictureRows, AreReadFromTheLeftAndFromTheTop) {
    const Rows rows = rows_of({tube(100, 300), tube(60, 100), tube(10, 100), tube(20, 300)});
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0][0].left, 10);
    EXPECT_EQ(rows[0][1].left, 60);
    EXPECT_EQ(rows[1][0].left, 20);
}

TEST(PictureRows, KeepARaisedTube) {
    EXPECT_EQ(rows_of({tube(10, 100), tube(60, 70), tube(110, 100)}).size(), 1U);
}

TEST(PictureRows, HaveAGapWhereATubeIsMissing) {
    const std::vector<Rectangle> found = gaps(rows_of({tube(10, 100), tube(60, 100), tube(160, 100)}));
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].left, 110);
}

TEST(PictureRows, HaveGapsWhereTheySkipEachSecondTubeOfAnotherRow) {
    const std::vector<Rectangle> found =
        gaps(rows_of({tube(10, 100), tube(60, 100), tube(110, 100), tube(10, 300), tube(110, 300)}));
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].left, 60);
    EXPECT_EQ(found[0].top, 300);
}

TEST(PictureRows, MayBeShorterIfTheyAreCenteredOrFlush) {
    const std::vector<Rectangle> longest{tube(10, 100), tube(60, 100), tube(110, 100), tube(160, 100)};
    for (const double left : {60.0, 10.0, 110.0}) {
        std::vector<Rectangle> frames = longest;
        frames.push_back(tube(left, 300));
        frames.push_back(tube(left + 50, 300));
        EXPECT_TRUE(gaps(rows_of(frames)).empty()) << left;
    }
}

TEST(PictureRows, HaveAGapAtTheEndIfTheyAreOffTheCenter) {
    std::vector<Rectangle> frames;
    for (int i = 0; i < 6; ++i) frames.push_back(tube(10 + 50 * i, 100));
    for (const int i : {1, 2, 3}) frames.push_back(tube(10 + 50 * i, 300));
    const std::vector<Rectangle> found = gaps(rows_of(frames));
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].left, 210);
}

}  // namespace
}  // namespace decant::picture
