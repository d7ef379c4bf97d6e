// Some texts are read without asking every format, and are read the same.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "api/native_only.hpp"

namespace decant::api {
namespace {

bool is_native(std::string_view text, const LoadOptions& options = {}) {
    return read_native_only(text, options).ok();
}

LoadOptions in_format(std::string_view format) { return {std::string(format), {}}; }

constexpr std::string_view head = "decant tube-sort 1\n";

TEST(OwnTexts, AreCodesLinksAndNativeTextsWithTheirFirstLine) {
    for (const std::string_view text :
         {"water2:AB/BA/-", " BALL2:ab/ba/- \n", "level water2:AB/BA/-", "null:6",
          "https://example.org/page/#/solve/water2:AB/BA/-//1%3E3",
          "# one\r\n\r\ndecant tube-sort 1\nrules: ball\ncapacity: 2\n\nA B\nB A\n-\n",
          "decant dog-bunny 1\nnodes: a b\nedges:\na -> b\ntokens:\ndog: a\ngoal:\ndog: b\n"}) {
        const auto own = read_native_only(text, {});
        const auto any = read(text, {});
        ASSERT_TRUE(own) << text;
        ASSERT_TRUE(any) << text;
        EXPECT_EQ(*own->puzzle().write("native"), *any->puzzle().write("native")) << text;
        EXPECT_EQ(reading_member(*own), reading_member(*any)) << text;
    }
}

TEST(OwnTexts, AreNoOthers) {
    for (const std::string_view text :
         {"", "A B\nB A\n-\n", "[[1,2],[2,1],[]]", "AB BA --", R"({"code": "water2:AB/BA/-"})",
          R"({"url":"https://example.org/#/solve/water2:AB/BA/-//x"})", "2\n2\nA B\nB A\n\n",
          "water2:AB/BA/-\nwater2:AB/BA/-\n", "[[:-->, a, b]]", "decant"}) {
        EXPECT_FALSE(is_native(text)) << text;
    }
}

TEST(OwnTexts, AreLeftToAllFormatsWhereTheyAreWrongOrMayMeanSeveralLevels) {
    EXPECT_FALSE(is_native("water2:AB/B/-"));
    EXPECT_FALSE(is_native(std::string(head) + "A B\nB\n-\n"));
    EXPECT_FALSE(is_native(std::string(head) + "A B\nB A\nempty\n"));
    EXPECT_FALSE(is_native("\xff"));
}

TEST(OwnTexts, AreReadWithWhatIsSaidBesideThem) {
    LoadOptions options;
    options.read.set("rules", "ball");
    EXPECT_EQ(*convert(*read_native_only("water2:AB/BA/-", options), "code"), "ball2:AB/BA/-\n");
    EXPECT_FALSE(is_native("null:6", options));
    EXPECT_TRUE(is_native("water2:AB/BA/-", in_format("code")));
    EXPECT_FALSE(is_native("water2:AB/BA/-", in_format("native")));
    EXPECT_FALSE(is_native("water2:AB/BA/-", in_format("list")));
}

}  // namespace
}  // namespace decant::api
