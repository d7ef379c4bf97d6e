// Filled and empty places are parted where their contrasts leave the widest gap.
// SPDX-License-Identifier: MIT
#include "picture/places.hpp"

#include <gtest/gtest.h>

namespace decant::picture {
namespace {

TEST(PicturePlaces, ArePartedInTheWidestGap) {
    const Parting parted = parting({0.2F, 0.5F, 1, 9, 12, 28});
    EXPECT_GT(parted.threshold, 1);
    EXPECT_LT(parted.threshold, 9);
    EXPECT_EQ(parted.rival, parted.threshold);
}

TEST(PicturePlaces, ArePartedAlsoIfAllAreFilledOrEmpty) {
    EXPECT_LT(parting({25, 26, 30}).threshold, 25);
    EXPECT_GT(parting({0.1F, 0.2F}).threshold, 0.2F);
}

TEST(PicturePlaces, BetweenTwoThresholdsAreInDoubt) {
    // Two places, 20 rows each.
    const auto tube = [](float upper, float lower) {
        Profile contrast(20, upper);
        contrast.resize(40, lower);
        return contrast;
    };
    const Pitch pitch{20, 40, 2, 1};
    const auto places = occupied({tube(0, 20), tube(6.3F, 20), tube(0, 0)}, pitch, 2);
    EXPECT_FALSE(places[0][1].filled);
    EXPECT_TRUE(places[0][0].filled);
    EXPECT_GT(places[0][0].confidence, 0.9);
    EXPECT_EQ(places[0][1].confidence, 1);
    EXPECT_EQ(places[1][1].confidence, 0);
}

TEST(PicturePlaces, OfAFaintColorOnUnitsAreInDoubt) {
    // Two places, 20 rows each.
    const auto tube = [](float upper, float lower) {
        Profile contrast(20, upper);
        contrast.resize(40, lower);
        return contrast;
    };
    const auto places = occupied({tube(4.6F, 20), tube(0.2F, 20), tube(4.6F, 0)}, {20, 40, 2, 1}, 2);
    EXPECT_EQ(places[0][1].confidence, 0);
    EXPECT_EQ(places[1][1].confidence, 1);
    EXPECT_EQ(places[2][0].confidence, 1) << "nothing floats";
    // A pattern is everywhere.
    const auto patterned = occupied({tube(4.6F, 20), tube(3, 20), tube(2, 3)}, {20, 40, 2, 1}, 2);
    EXPECT_GT(patterned[0][1].confidence, 0.5);
}

}  // namespace
}  // namespace decant::picture
