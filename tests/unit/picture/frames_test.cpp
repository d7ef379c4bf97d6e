// Tubes are told from other objects by their like size and common baselines.
// SPDX-License-Identifier: MIT
#include "picture/frames.hpp"

#include <gtest/gtest.h>

namespace decant::picture {
namespace {

Rectangle box(double left, double top, double width, double height) {
    return {left, top, left + width, top + height};
}

TEST(PictureFrames, AreTheBoxesOfOneSize) {
    std::vector<Rectangle> boxes{box(5, 5, 60, 25), box(80, 5, 12, 24)};
    for (int i = 0; i < 4; ++i) boxes.push_back(box(10 + 50 * i, 100, 30 + i % 2, 120));
    const std::vector<Layout> found = outlined_layouts(boxes);
    ASSERT_FALSE(found.empty());
    EXPECT_EQ(found[0].frames.size(), 4U);
    EXPECT_TRUE(found[0].outlined);
}

TEST(PictureFrames, AreNotWide) {
    EXPECT_TRUE(outlined_layouts({box(10, 10, 60, 30), box(100, 10, 60, 30)}).empty());
}

/// Two rows of two tubes, and other objects.
Layout layout_with(std::vector<Rectangle> others) {
    for (const double top : {100, 300})
        for (const double left : {40, 100}) others.push_back(box(left, top, 30, 120));
    return layouts({{8, others}}, {0, 0, 200, 1000}).front();
}

TEST(PictureFrames, AreNotTheRestOfARowThatIsCutOff) {
    const Layout tall = layout_with({box(40, 500, 30, 60), box(100, 500, 30, 60)});
    EXPECT_EQ(tall.frames.size(), 4U);
    EXPECT_EQ(tall.strangers.size(), 2U);
    // Without a lip, and too low for a tube: buttons may look so.
    const Layout low = layout_with({box(42, 500, 26, 30), box(102, 500, 26, 30)});
    EXPECT_TRUE(low.strangers.empty());
    EXPECT_EQ(low.pieces.size(), 2U);
}

TEST(PictureFrames, MayHaveStrangersOfAnotherHeightBesideThem) {
    EXPECT_EQ(layout_with({box(160, 195, 30, 25)}).strangers.size(), 1U) << "for one unit";
    EXPECT_EQ(layout_with({box(160, 150, 30, 25)}).strangers.size(), 1U) << "off the baseline";
    EXPECT_EQ(layout_with({box(160, 120, 30, 300)}).strangers.size(), 1U) << "more than twice as high";
    EXPECT_TRUE(layout_with({box(160, 210, 30, 10)}).strangers.empty()) << "too low for a unit";
    EXPECT_TRUE(layout_with({box(160, 450, 30, 25)}).strangers.empty()) << "a button below the rows";
}

TEST(PictureFrames, MayHaveAStrangerOfTheirWidthAlonePastTheRows) {
    for (const double height : {45, 90, 150})
        EXPECT_EQ(layout_with({box(70, 450, 30, height)}).strangers.size(), 1U) << height;
    EXPECT_EQ(layout_with({box(70, 20, 30, 45)}).strangers.size(), 1U) << "above";
    EXPECT_TRUE(layout_with({box(70, 450, 45, 90)}).strangers.empty()) << "wider";
    EXPECT_TRUE(layout_with({box(70, 450, 30, 40)}).strangers.empty()) << "a letter";
}

TEST(PictureFrames, MayHaveAStrangerOfTheirProportionsPastTheRows) {
    for (const double size : {0.55, 0.8, 1.3})
        EXPECT_EQ(layout_with({box(70, 450, 30 * size, 120 * size)}).strangers.size(), 1U) << size;
    EXPECT_TRUE(layout_with({box(70, 450, 12, 48)}).strangers.empty()) << "too small";
    EXPECT_TRUE(layout_with({box(70, 450, 24, 60)}).strangers.empty()) << "a letter";
}

TEST(PictureFrames, MayBeOfATubeThatIsHigher) {
    const Layout layout = layout_with({box(160, 260, 30, 160)});
    EXPECT_EQ(layout.frames.size(), 5U);
    EXPECT_EQ(layout.higher.size(), 1U);
    EXPECT_TRUE(layout_with({box(160, 290, 30, 130)}).higher.empty()) << "by less than a unit";
}

TEST(PictureFrames, MayHaveSignsAroundThem) {
    EXPECT_EQ(layout_with({box(165, 150, 12, 14)}).signs.size(), 1U);
    EXPECT_EQ(layout_with({box(48, 432, 14, 10)}).signs.size(), 1U);
    EXPECT_TRUE(layout_with({box(48, 480, 14, 10)}).signs.empty()) << "far below";
}

TEST(PictureFrames, MayHaveAUnitAboveThem) {
    EXPECT_EQ(layout_with({box(42, 270, 26, 20)}).lifted.size(), 1U);
    EXPECT_TRUE(layout_with({box(60, 270, 26, 20)}).lifted.empty()) << "beside the tube";
    EXPECT_TRUE(layout_with({box(42, 240, 26, 20)}).lifted.empty()) << "far above it";
}

TEST(PictureFrames, OfBallsAreColumns) {
    std::vector<Rectangle> balls;
    for (int tube = 0; tube < 3; ++tube)
        for (int ball = 0; ball < 2 + tube; ++ball) balls.push_back(box(40 * tube, 200 - 22 * ball, 20, 20));
    const std::vector<Layout> found = column_layouts(balls);
    ASSERT_FALSE(found.empty());
    EXPECT_FALSE(found[0].outlined);
    ASSERT_EQ(found[0].frames.size(), 3U);
    // As high as the fullest, also where less lies.
    for (const Rectangle& frame : found[0].frames) EXPECT_EQ(frame.height(), 86);
}

TEST(PictureFrames, AreNotLetters) {
    std::vector<Rectangle> letters;
    for (int i = 0; i < 2000; ++i) letters.push_back(box(14 * (i % 50), 20 * (i / 50), 8, 11 + i % 3));
    EXPECT_TRUE(outlined_layouts(letters).empty());
    EXPECT_TRUE(column_layouts(letters).empty());
}

}  // namespace
}  // namespace decant::picture
