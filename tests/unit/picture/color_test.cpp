// Colors of pictures are compared and named as people do.
// SPDX-License-Identifier: MIT
#include "picture/color.hpp"

#include <gtest/gtest.h>

namespace decant::picture {
namespace {

constexpr Rgb red{224, 49, 49};
constexpr Rgb dark_green{43, 97, 51};
constexpr Rgb sky{103, 163, 225};

TEST(PictureColor, ComesBackFromLab) {
    for (const Rgb& color : {red, dark_green, sky, Rgb{0, 0, 0}, Rgb{255, 255, 255}})
        EXPECT_EQ(to_rgb(to_lab(color)), color);
}

TEST(PictureColor, IsFarFromOthersAndNearToItsShades) {
    EXPECT_LT(distance(to_lab(red), to_lab({226, 52, 47})), 2);
    EXPECT_GT(distance(to_lab(red), to_lab(dark_green)), 40);
}

TEST(PictureColor, CountsHueAsMuchAsLightness) {
    // Brown and olive are equally dark.
    EXPECT_GT(distance(to_lab({116, 75, 24}), to_lab({98, 98, 20})), 12);
}

TEST(PictureColor, HasANameByItsHue) {
    EXPECT_EQ(name(to_lab(red)), "red");
    EXPECT_EQ(name(to_lab(dark_green)), "green");
    EXPECT_EQ(name(to_lab(sky)), "sky");
    EXPECT_EQ(name(to_lab({116, 75, 24})), "brown");
    EXPECT_EQ(name(to_lab({241, 219, 107})), "yellow");
    EXPECT_EQ(name(to_lab({59, 46, 195})), "blue");
    EXPECT_EQ(name(to_lab({100, 101, 103})), "gray");
}

}  // namespace
}  // namespace decant::picture
