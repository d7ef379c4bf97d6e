// Objects are found that stand out from a background, even from a gradient.
// SPDX-License-Identifier: MIT
#include "picture/components.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace decant::picture {
namespace {

constexpr float threshold = 8;

// The edge of a box, one pixel wide.
void outline(Grid<Lab>& colors, int left, int top, int right, int bottom) {
    for (int x = left; x < right; ++x)
        for (int y = top; y < bottom; ++y)
            if (x == left || x + 1 == right || y == top || y + 1 == bottom) colors.at(x, y) = {90, 0, 0};
}

std::vector<Rectangle> objects_of(const Grid<Lab>& colors) {
    return objects(smooth_regions(steps_of(colors), threshold));
}

TEST(PictureObjects, AreOutlinesWithWhatTheyEnclose) {
    Grid<Lab> colors(60, 40, Lab{20, 0, 0});
    outline(colors, 10, 5, 20, 35);
    outline(colors, 30, 5, 40, 35);
    const std::vector<Rectangle> found = objects_of(colors);
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].left, 10);
    EXPECT_EQ(found[0].right, 20);
    EXPECT_EQ(found[1].top, 5);
    EXPECT_EQ(found[1].bottom, 35);
}

TEST(PictureObjects, AreNotPartsOfAGradient) {
    Grid<Lab> colors(60, 40);
    for (int y = 0; y < 40; ++y)
        for (int x = 0; x < 60; ++x) colors.at(x, y) = {static_cast<float>(20 + y + x / 2), 0, 0};
    EXPECT_TRUE(objects_of(colors).empty());
    outline(colors, 10, 5, 20, 35);
    EXPECT_EQ(objects_of(colors).size(), 1U);
}

TEST(PictureObjects, JoinAtCorners) {
    Grid<Lab> colors(40, 20, Lab{20, 0, 0});
    colors.at(10, 10) = colors.at(11, 11) = {90, 0, 0};
    EXPECT_EQ(objects_of(colors).size(), 1U);
}

TEST(PicturePatches, FillMostOfTheirBoxes) {
    Grid<Lab> colors(60, 40, Lab{20, 0, 0});
    outline(colors, 4, 5, 16, 35);
    for (int y = 0; y < 40; ++y)
        for (int x = 0; x < 60; ++x)
            if (std::hypot(x - 40, y - 20) < 12) colors.at(x, y) = {60, 30, 0};
    std::vector<Rectangle> found = patches(smooth_regions(steps_of(colors), threshold));
    std::erase_if(found, [](const Rectangle& box) { return box.width() == 60; });
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].left, 5);
    EXPECT_EQ(found[1].width(), 23);
}

}  // namespace
}  // namespace decant::picture
