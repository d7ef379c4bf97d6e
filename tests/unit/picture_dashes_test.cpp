// Dashes above each other are a line.
// SPDX-License-Identifier: MIT
#include "picture/dashes.hpp"

#include <gtest/gtest.h>

namespace decant::picture {
namespace {

/// Dashes from y = 10 downward.
std::vector<Rectangle> dashes(double x, int count, double length, double gap) {
    std::vector<Rectangle> boxes;
    for (int i = 0; i < count; ++i) {
        const double top = 10 + i * (length + gap);
        boxes.push_back({x, top, x + 2, top + length});
    }
    return boxes;
}

TEST(PictureDashes, AreALineIfThereAreEnough) {
    const std::vector<Rectangle> found = dashed_lines(dashes(30, 6, 5, 3));
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found.front(), (Rectangle{30, 10, 32, 55}));
    EXPECT_TRUE(dashed_lines(dashes(30, 3, 5, 3)).empty()) << "a menu has three dots";
}

TEST(PictureDashes, BesideEachOtherAreTwoLines) {
    std::vector<Rectangle> boxes = dashes(30, 6, 5, 3);
    for (const Rectangle& box : dashes(70, 7, 5, 3)) boxes.push_back(box);
    EXPECT_EQ(dashed_lines(boxes).size(), 2U);
}

TEST(PictureDashes, AtOddDistancesAreNoLine) {
    std::vector<Rectangle> boxes;
    for (const double top : {10, 20, 36, 44, 60, 68, 84}) boxes.push_back({30, top, 32, top + 5});
    EXPECT_TRUE(dashed_lines(boxes).empty());
}

TEST(PictureDashes, MayBeOffByAPixel) {
    std::vector<Rectangle> boxes = dashes(0, 6, 5, 3);
    for (std::size_t i = 0; i < boxes.size(); i += 2) boxes[i] = boxes[i].moved(1);
    EXPECT_EQ(dashed_lines(boxes).size(), 1U);
}

}  // namespace
}  // namespace decant::picture
