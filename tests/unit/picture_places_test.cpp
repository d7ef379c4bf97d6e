// What parts filled from empty places is where their contrasts leave the widest gap.
// SPDX-License-Identifier: MIT
#include "picture/places.hpp"

#include <gtest/gtest.h>

namespace decant::picture {
namespace {

TEST(PicturePlaces, ArePartedInTheWidestGap) {
    const float threshold = parting({0.2F, 0.5F, 1, 9, 12, 28});
    EXPECT_GT(threshold, 1);
    EXPECT_LT(threshold, 9);
}

TEST(PicturePlaces, ArePartedAlsoIfAllAreFilled) {
    EXPECT_LT(parting({25, 26, 30}), 25);
    EXPECT_GT(parting({0.1F, 0.2F}), 0.2F);
}

TEST(PicturePlaces, NearTheThresholdAreInDoubt) {
    // Two places, 20 rows each: the upper one of a contrast between those of the others.
    const auto tube = [](float upper, float lower) {
        Profile contrast(20, upper);
        contrast.resize(40, lower);
        return contrast;
    };
    const Pitch pitch{20, 40, 2, 1};
    const auto places = occupied({tube(0, 14), tube(7.5F, 14), tube(0, 0)}, pitch, 2);
    EXPECT_FALSE(places[0][1].filled);
    EXPECT_TRUE(places[0][0].filled);
    EXPECT_GT(places[0][0].confidence, 0.5);
    EXPECT_LT(places[1][1].confidence, places[0][0].confidence);
}

}  // namespace
}  // namespace decant::picture
