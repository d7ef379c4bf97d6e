// Files decode to the pixels that they show, in each of the ways to store them.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <cstddef>
#include <cstring>
#include <string>
#include <vector>

#include "images/chunks.hpp"
#include "images/decode.hpp"
#include "pixels_of.hpp"
#include "written.hpp"

namespace decant::images {
namespace {

using written::Png;

Image decoded(std::string_view bytes) {
    const auto image = decode(bytes);
    EXPECT_TRUE(image) << image.error().problem;
    return image ? *image : Image{};
}

TEST(Decoding, OfPngGivesEachPixel) {
    const Image image = written::quarters({7, 5});
    const Image read = decoded(written::png(image));
    EXPECT_EQ(read.size, image.size);
    EXPECT_EQ(read.rgb, image.rgb);
}

TEST(Decoding, OfInterlacedPngGivesEachPixel) {
    const Image image = written::quarters({21, 13});
    EXPECT_EQ(decoded(written::png({.size = image.size, .is_interlaced = true, .samples = image.rgb})).rgb,
              image.rgb);
}

TEST(Decoding, OfPngWith16BitsKeepsTheUpperOnes) {
    // The encoder takes numbers of this machine.
    const std::vector<std::uint16_t> numbers{0x12ff, 0x3400, 0x5600, 0xffff, 0, 0x8000};
    Png png{.size = {2, 1}, .depth = 16, .samples = std::vector<std::uint8_t>(12)};
    std::memcpy(png.samples.data(), numbers.data(), png.samples.size());
    EXPECT_EQ(decoded(written::png(png)).rgb, (std::vector<std::uint8_t>{0x12, 0x34, 0x56, 0xff, 0, 0x80}));
}

TEST(Decoding, OfGrayPngGivesGray) {
    const Png eight{.size = {2, 1}, .color_type = 0, .samples = {10, 200}};
    EXPECT_EQ(decoded(written::png(eight)).rgb, (std::vector<std::uint8_t>{10, 10, 10, 200, 200, 200}));
    const Png one{.size = {2, 1}, .depth = 1, .color_type = 0, .samples = {0x40}};
    EXPECT_EQ(decoded(written::png(one)).rgb, (std::vector<std::uint8_t>{0, 0, 0, 255, 255, 255}));
}

TEST(Decoding, OfPngWithAPaletteGivesItsColors) {
    const Png png{.size = {4, 1},
                  .depth = 2,
                  .color_type = 3,
                  .samples = {0b00'01'10'00},
                  .palette = {1, 2, 3, 40, 50, 60, 7, 8, 9}};
    EXPECT_EQ(decoded(written::png(png)).rgb,
              (std::vector<std::uint8_t>{1, 2, 3, 40, 50, 60, 7, 8, 9, 1, 2, 3}));
}

TEST(Decoding, LaysTransparentPixelsOverWhite) {
    const std::vector<std::uint8_t> rgba{0, 0, 0, 0, 100, 50, 0, 255, 0, 0, 0, 128};
    const std::vector<std::uint8_t> seen{255, 255, 255, 100, 50, 0, 127, 127, 127};
    EXPECT_EQ(decoded(written::png({.size = {3, 1}, .color_type = 6, .samples = rgba})).rgb, seen);
    EXPECT_EQ(decoded(written::transparent_webp({3, 1}, rgba)).rgb, seen);
    const Png palette{
        .size = {2, 1}, .color_type = 3, .samples = {0, 1}, .palette = {9, 9, 9, 5, 6, 7}, .opacities = {0}};
    EXPECT_EQ(decoded(written::png(palette)).rgb, (std::vector<std::uint8_t>{255, 255, 255, 5, 6, 7}));
}

TEST(Decoding, OfWebpWithoutLossGivesEachPixel) {
    const Image image = written::quarters({7, 5});
    const Image read = decoded(written::webp(image));
    EXPECT_EQ(read.size, image.size);
    EXPECT_EQ(read.rgb, image.rgb);
}

TEST(Decoding, OfJpegGivesTheColors) {
    const Image image = written::quarters({64, 48});
    for (const bool is_progressive : {false, true}) {
        const Image read = decoded(written::jpeg(image, 90, is_progressive));
        EXPECT_EQ(read.size, image.size);
        EXPECT_EQ(letters(read), "RGBW");
    }
    const Image gray = decoded(written::gray_jpeg(image));
    const Color color = color_at(gray, 8, 8);
    EXPECT_EQ(color, (Color{color[0], color[0], color[0]}));
}

TEST(Decoding, TurnsPngAndJpegAsTheirExifDataSays) {
    const Image image = written::quarters({64, 48});
    const std::string jpeg = written::jpeg(image);
    const std::string png = written::png(image);
    // As a person sees each: the corner in which the first row and the first column begin goes round.
    const std::vector<std::string> turned{"RGBW", "GRWB", "WBGR", "BWRG", "RBGW", "BRWG", "WGBR", "GWRB"};
    for (int orientation = 1; orientation <= 8; ++orientation) {
        for (const bool is_little : {false, true}) {
            for (const std::string& file : {written::jpeg_turned(jpeg, orientation, is_little),
                                            written::png_turned(png, orientation, is_little, false),
                                            written::png_turned(png, orientation, is_little, true)}) {
                const Image read = decoded(file);
                EXPECT_EQ(letters(read), turned[static_cast<std::size_t>(orientation) - 1]) << orientation;
                EXPECT_EQ(read.size, (orientation > 4 ? Size{48, 64} : Size{64, 48})) << orientation;
            }
        }
    }
}

TEST(Decoding, RefusesWebpThatIsToBeTurned) {
    const Image image = written::quarters({64, 48});
    const std::string webp = written::webp(image);
    for (const bool is_marked : {false, true}) {
        EXPECT_EQ(letters(decoded(written::webp_turned(webp, image.size, 1, true, is_marked))), "RGBW");
        for (int orientation = 2; orientation <= 8; ++orientation) {
            const auto read = decode(written::webp_turned(webp, image.size, orientation, false, is_marked));
            ASSERT_FALSE(read) << orientation;
            EXPECT_EQ(read.error().problem,
                      "this WebP file has EXIF data that turns it, in some programs and not in others");
        }
    }
}

TEST(Decoding, FindsNoOrientationInFilesThatEndTooEarly) {
    const Image image = written::quarters({4, 4});
    const std::string png = written::png_turned(written::png(image), 3, true, true);
    const std::string webp = written::webp_turned(written::webp(image), image.size, 3, false, false);
    ASSERT_EQ(orientation_of_png(png), 3);
    ASSERT_EQ(orientation_of_webp(webp), 3);
    for (std::size_t size = 0; size + 16 < png.size(); ++size)
        EXPECT_EQ(orientation_of_png(std::string_view(png).substr(0, size)), 1) << size;
    for (std::size_t size = 0; size < webp.size(); ++size)
        EXPECT_EQ(orientation_of_webp(std::string_view(webp).substr(0, size)), 1) << size;
}

TEST(Decoding, LeavesAJpegAsItIsWhoseOrientationMakesNoSense) {
    const std::string jpeg = written::jpeg(written::quarters({64, 48}));
    for (const int orientation : {0, 9, 300})
        EXPECT_EQ(letters(decoded(written::jpeg_turned(jpeg, orientation, true))), "RGBW");
}

}  // namespace
}  // namespace decant::images
