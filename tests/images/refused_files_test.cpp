// Files that are not whole, too large, or of a sort that is not read are refused before they cost anything.
// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "images/decode.hpp"
#include "pixels_of.hpp"
#include "written.hpp"

namespace decant::images {
namespace {

using testing::AnyOf;
using testing::HasSubstr;

std::string problem_of(std::string_view bytes, const Limits& limits = {}) {
    const auto image = decode(bytes, limits);
    return image ? "" : image.error().problem;
}

/// The checksum of a chunk of PNG.
std::uint32_t checksum(std::string_view bytes) {
    std::uint32_t sum = 0xffffffff;
    for (const char byte : bytes) {
        sum ^= static_cast<std::uint8_t>(byte);
        for (int i = 0; i < 8; ++i) sum = sum >> 1 ^ (sum % 2 == 1 ? 0xedb88320 : 0);
    }
    return ~sum;
}

void put(std::string& bytes, std::size_t at, std::uint32_t number) {
    for (std::size_t i = 0; i < 4; ++i) bytes[at + i] = static_cast<char>(number >> (24 - 8 * i) & 0xff);
}

/// A header that claims a size.
std::string png_of(std::uint32_t width, std::uint32_t height) {
    std::string png = written::png(written::quarters({4, 4}));
    put(png, 16, width);
    put(png, 20, height);
    put(png, 29, checksum(std::string_view(png).substr(12, 17)));
    return png;
}

TEST(RefusedFiles, EndTooEarly) {
    const Image image = written::quarters({64, 48});
    for (const std::string& whole :
         {written::png(image), written::jpeg(image), written::jpeg(image, 90, true),
          written::gray_jpeg(image), written::webp(image)}) {
        ASSERT_EQ(problem_of(whole), "");
        for (const std::size_t size : {std::size_t{12}, std::size_t{30}, whole.size() / 2, whole.size() - 20})
            EXPECT_THAT(problem_of(whole.substr(0, size)), HasSubstr("file is damaged or not complete"))
                << size;
    }
}

TEST(RefusedFiles, EndAfterTheLastPixel) {
    const std::string png = written::png(written::quarters({64, 48}));
    EXPECT_EQ(problem_of(png + "more"), "");
    for (const std::size_t missing : {1U, 4U, 12U})
        EXPECT_THAT(problem_of(png.substr(0, png.size() - missing)), HasSubstr("it ends too early"))
            << missing;
}

/// Whether a problem is told in words of a library for programmers.
bool is_of_library(const std::string& problem) {
    return !problem.empty() && problem.find("it ends too early") == std::string::npos &&
           problem.find("it cannot be decoded") == std::string::npos &&
           problem.find("too large") == std::string::npos;
}

TEST(RefusedFiles, AreToldOfInPlainWords) {
    const Image image = written::quarters({64, 48});
    for (const std::string& whole :
         {written::png(image), written::jpeg(image), written::jpeg(image, 90, true),
          written::gray_jpeg(image), written::webp(image)}) {
        for (std::size_t at = 12; at < whole.size(); ++at) {
            const std::string cut = problem_of(whole.substr(0, at));
            EXPECT_FALSE(is_of_library(cut)) << at << ": " << cut;
            std::string spoiled = whole;
            spoiled[at] = static_cast<char>(spoiled[at] ^ 0xff);
            const std::string problem = problem_of(spoiled);
            EXPECT_FALSE(is_of_library(problem)) << at << ": " << problem;
        }
    }
}

TEST(RefusedFiles, HaveBytesThatCannotBeThere) {
    std::string png = written::png(written::quarters({64, 48}));
    png[png.size() / 2] = static_cast<char>(png[png.size() / 2] ^ 1);
    EXPECT_THAT(problem_of(png), HasSubstr("this PNG file is damaged"));
}

TEST(RefusedFiles, HaveTooManyBytes) {
    const std::string png = written::png(written::quarters({64, 48}));
    EXPECT_EQ(problem_of(png, {.bytes = png.size()}), "");
    EXPECT_EQ(problem_of(png, {.bytes = 100}), "a picture file may have at most 100 bytes");
}

TEST(RefusedFiles, HaveTooManyPixels) {
    const Image image = written::quarters({64, 48});
    for (const std::string& file : {written::png(image), written::jpeg(image), written::webp(image)}) {
        EXPECT_EQ(problem_of(file, {.pixels = 64 * 48}), "");
        EXPECT_EQ(problem_of(file, {.pixels = 64 * 48 - 1}),
                  "a picture of 64 x 48 pixels is too large: at most 3071 are read");
    }
}

TEST(RefusedFiles, ClaimASizeThatNoMemoryHolds) {
    for (const std::uint32_t side : {0x7fffffffU, 0x10000000U, 1000000U})
        EXPECT_THAT(problem_of(png_of(side, side)),
                    AnyOf(HasSubstr("is too large"), HasSubstr("more pixels than any memory holds")))
            << side;
    EXPECT_THAT(problem_of(png_of(0, 5)), HasSubstr("it cannot be decoded"));
}

TEST(RefusedFiles, AreForPrinters) {
    EXPECT_EQ(problem_of(written::cmyk_jpeg({32, 32})), "this JPEG file has the colors of a printer (CMYK)");
}

TEST(RefusedFiles, AreAnimations) {
    // The extended header with the flag for animations and a canvas of 16 x 16.
    const std::string webp = std::string("RIFF") + std::string("\x16\0\0\0", 4) + "WEBPVP8X" +
                             std::string("\x0a\0\0\0\x02\0\0\0\x0f\0\0\x0f\0\0", 14);
    EXPECT_EQ(problem_of(webp), "this WebP file is an animation");
}

}  // namespace
}  // namespace decant::images
