// Units look alike if their patterns do, wherever exactly these lie and with any gleam on them.
// SPDX-License-Identifier: MIT
#include "picture/patches.hpp"

#include <gtest/gtest.h>

namespace decant::picture {
namespace {

constexpr Rectangle place{0, 0, 40, 30};

Grid<Lab> even(Lab color) { return {40, 30, color}; }

Grid<Lab> striped(int offset) {
    Grid<Lab> colors(40, 30, Lab{40, 20, 0});
    for (int y = 0; y < 30; ++y)
        for (int x = 0; x < 40; ++x)
            if ((y + offset) % 10 < 5) colors.at(x, y) = {80, 0, 30};
    return colors;
}

float apart(const Grid<Lab>& one, const Grid<Lab>& other) {
    return distance(patch_of(one, place), patch_of(other, place));
}

TEST(PicturePatches, OfOneColorAreAlike) {
    EXPECT_EQ(apart(even({50, 10, 10}), even({50, 10, 10})), 0);
    EXPECT_NEAR(apart(even({50, 10, 10}), even({50, 10, 40})), 30, 0.01);
}

TEST(PicturePatches, OfOnePatternAreAlikeIfMovedByAPixel) {
    EXPECT_LT(apart(striped(0), striped(1)), 1);
    EXPECT_GT(apart(striped(0), even({60, 10, 15})), 15);
}

TEST(PicturePatches, AreAlikeInSpiteOfAGleam) {
    Grid<Lab> gleaming = even({50, 10, 10});
    for (int y = 6; y < 12; ++y)
        for (int x = 10; x < 18; ++x) gleaming.at(x, y) = {100, 0, 0};
    EXPECT_EQ(apart(gleaming, even({50, 10, 10})), 0);
}

// A bar from row `top` up to row `bottom`, as high as a question mark.
Grid<Lab> with_sign(int top, int bottom) {
    Grid<Lab> colors = even({30, 0, 0});
    for (int y = top; y < bottom; ++y)
        for (int x = 18; x < 22; ++x) colors.at(x, y) = {95, 0, 0};
    return colors;
}

TEST(PicturePatches, HaveASignOnlyInTheirMiddle) {
    EXPECT_TRUE(has_sign(with_sign(8, 22), place));
    EXPECT_FALSE(has_sign(even({30, 0, 0}), place));
    EXPECT_FALSE(has_sign(with_sign(0, 12), place));
    EXPECT_FALSE(has_sign(striped(0), place));
}

}  // namespace
}  // namespace decant::picture
