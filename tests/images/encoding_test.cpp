// Encoded images decode to the same pixels.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "images/decode.hpp"

namespace decant::images {
namespace {

TEST(Encoding, KeepsEachPixel) {
    Image image{{5, 3}, {}};
    for (int value = 0; value < 5 * 3 * 3; ++value) image.rgb.push_back(static_cast<std::uint8_t>(5 * value));
    const auto decoded = decode(encode_png(image));
    ASSERT_TRUE(decoded);
    EXPECT_EQ(decoded->size.width, 5U);
    EXPECT_EQ(decoded->size.height, 3U);
    EXPECT_EQ(decoded->rgb, image.rgb);
}

}  // namespace
}  // namespace decant::images
