// Pictures of all phones come to one size.
// SPDX-License-Identifier: MIT
#include "picture/pixels.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace decant::picture {
namespace {

std::vector<std::uint8_t> columns(int width, int height) {
    std::vector<std::uint8_t> rgb;
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) rgb.insert(rgb.end(), 3, x % 2 == 0 ? 100 : 140);
    return rgb;
}

TEST(PicturePixels, AreShrunkByWholeFactors) {
    const std::vector<std::uint8_t> rgb = columns(1080, 1100);
    const Canvas canvas = shrink({1080, 1100, rgb});
    EXPECT_EQ(canvas.factor, 3);
    EXPECT_EQ(canvas.colors.width(), 360);
    EXPECT_EQ(canvas.colors.height(), 366);
}

TEST(PicturePixels, AreAveraged) {
    const std::vector<std::uint8_t> rgb = columns(720, 800);
    const Canvas canvas = shrink({720, 800, rgb});
    EXPECT_EQ(to_rgb(canvas.colors.at(17, 30)), (Rgb{120, 120, 120}));
}

TEST(PicturePixels, OfSmallPicturesStay) {
    const std::vector<std::uint8_t> rgb = columns(214, 464);
    EXPECT_EQ(shrink({214, 464, rgb}).factor, 1);
}

TEST(PicturePixels, OfLongStripsAreFewOnTheCanvas) {
    const std::vector<std::uint8_t> rgb = columns(400, 20'000);
    const Canvas canvas = shrink({400, 20'000, rgb});
    EXPECT_EQ(canvas.factor, 2);
    EXPECT_EQ(canvas.colors.width(), 200);
}

}  // namespace
}  // namespace decant::picture
