// The kind of a file is told by its first bytes, and kinds that are not read are refused by name.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <array>
#include <string>
#include <string_view>

#include "images/decode.hpp"
#include "images/kinds.hpp"
#include "pixels_of.hpp"
#include "written.hpp"

namespace decant::images {
namespace {

using namespace std::string_view_literals;

std::string_view name_of(std::string_view bytes) {
    const Kind* kind = kind_of(bytes);
    return kind == nullptr ? "none" : kind->name;
}

TEST(Kinds, OfFilesThatAreReadAreTold) {
    const Image image = written::quarters({8, 8});
    EXPECT_EQ(name_of(written::png(image)), "PNG");
    EXPECT_EQ(name_of(written::jpeg(image)), "JPEG");
    EXPECT_EQ(name_of(written::webp(image)), "WebP");
}

TEST(Kinds, ThatAreNotReadAreRefusedByNameWithARemedy) {
    struct Case {
        std::string_view bytes;
        std::string_view name;
    };
    constexpr std::array cases{
        Case{"\0\0\0\x18"
             "ftypheic\0\0\0\0"sv,
             "HEIC"},
        Case{"\0\0\0\x18"
             "ftypmif1\0\0\0\0"sv,
             "HEIC"},
        Case{"\0\0\0\x1c"
             "ftypavif\0\0\0\0"sv,
             "AVIF"},
        Case{"\0\0\0\x18"
             "ftypmp42\0\0\0\0"sv,
             "MP4"},
        Case{"GIF89a\x01\0\x01\0"sv, "GIF"},
        Case{"%PDF-1.7\n"sv, "PDF"},
        Case{"BM\x46\0\0\0\0\0\0\0\x36\0"sv, "BMP"},
        Case{"II*\0\x08\0\0\0"sv, "TIFF"},
        Case{"MM\0*\0\0\0\x08"sv, "TIFF"},
        Case{"\xff\x0a\0\0"sv, "JPEG XL"},
        Case{"\0\0\0\x0cjP  \r\n\x87\n"sv, "JPEG 2000"},
        Case{"\0\0\1\0\1\0"sv, "ICO"},
        Case{"8BPS\0\1\0\0"sv, "PSD"},
        Case{"\x1a\x45\xdf\xa3\x9f"sv, "WebM"},
        Case{"<svg xmlns=\"\"/>"sv, "SVG"},
        Case{"\xef\xbb\xbf<?xml version=\"1.0\"?>\n<!-- a board -->\n<svg/>"sv, "SVG"},
    };
    for (const auto& [bytes, name] : cases) {
        const auto image = decode(bytes);
        ASSERT_FALSE(image) << name;
        EXPECT_EQ(image.error().problem, std::string(name) + " files are not read");
        EXPECT_FALSE(image.error().remedy.empty()) << name;
    }
}

TEST(Kinds, AreNeverFoundInTextsOfLevels) {
    for (const std::string_view text :
         {"BMW\nWMB\nBWM\n"sv, "GIF\nFIG\n"sv, "RIFF WEBP\nred blue\n"sv, "water2:AB/BA/-"sv, "<xml/>"sv,
          ""sv, "MM II\nII MM\n"sv, "PNG\nGPN\n"sv, "[[1,2],[2,1],[]]"sv, "BM red blue\n"sv,
          "8BPS\nSBP8\n"sv})
        EXPECT_EQ(kind_of(text), nullptr) << text;
}

TEST(Kinds, OtherBytesAreNoPicture) {
    const auto image = decode("red blue\n");
    ASSERT_FALSE(image);
    EXPECT_EQ(image.error().problem, "this is not a picture of a known kind");
}

}  // namespace
}  // namespace decant::images
