// The format of a text is found from the text itself.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "api/decant.hpp"

namespace decant::api {
namespace {

std::string code_of(std::string_view text) {
    const auto level = load(text, {});
    if (!level) return base::to_string(level.error(), "");
    return *convert(*level, "code");
}

TEST(Detection, FindsEachFormat) {
    EXPECT_EQ(code_of("ball2:AB/BA/-"), "ball2:AB/BA/-\n");
    EXPECT_EQ(code_of("decant tube-sort 1\nrules: ball\n\nA B\nB A\n-\n"), "ball2:AB/BA/-\n");
    EXPECT_EQ(code_of("A B - -\nB A - -\nA A B B\n"), "water4:AB/BA/AABB\n");
    EXPECT_EQ(code_of("order: bottom-first\n3\n2\nA B\nB A\n\n"), "water2:AB/BA/-\n");
    EXPECT_EQ(code_of("order: bottom-first\n4\n2\n\nA B\n\nB A\n"), "water2:-/AB/-/BA\n");
    // In a list, brackets are tubes, and blank lines are not.
    EXPECT_EQ(code_of("order: bottom-first\n4\n2\n[[A, B],\n\n[B, C],\n[C, A]]\n"), "water2:AB/BC/CA/-\n");
    EXPECT_EQ(code_of("[[1, 2], [2, 1], []]"), "water2:12/21/-\n");
    EXPECT_EQ(code_of("const level = [['A', 'B'], ['B', 'A'], []];"), "water2:AB/BA/-\n");
    EXPECT_EQ(code_of("(make-puzzle (A) (A A A A) Nil)"), "water4:AAAA/-\n");
    EXPECT_EQ(code_of("null:6/2"), "null:6/2\n");
    EXPECT_EQ(code_of("decant null 1\nstart: 6\nstep: 2\n"), "null:6/2\n");
}

TEST(Detection, LooksPastMarksBlanksAndComments) {
    EXPECT_EQ(code_of("\xEF\xBB\xBF\r\n water2:AB/BA/- \r\n"), "water2:AB/BA/-\n");
    EXPECT_EQ(code_of("# a list\n[[1, 2], [2, 1], []]"), "water2:12/21/-\n");
    EXPECT_EQ(code_of("# a file\ndecant tube-sort 1\ncapacity: 1\nA\nB\n"), "water1:A/B\n");
}

TEST(Detection, IsOverruledByAChosenFormat) {
    LoadOptions options;
    options.format = "code";
    EXPECT_FALSE(load("A B\nB A\n", options));
    options.read.set("bottom_first", true);
    options.format = "layers";
    EXPECT_EQ(*convert(*load("A B -\nB A -\n", options), "code"), "water2:AB/BA/-\n");
}

TEST(Detection, SaysWhatCanBeReadWhereItFails) {
    for (const std::string_view text : {"", " \n"}) {
        const auto level = load(text, {});
        ASSERT_FALSE(level);
        EXPECT_FALSE(level.error().remedy.empty());
    }
    LoadOptions options;
    options.format = "morse";
    const auto level = load("A A\n", options);
    ASSERT_FALSE(level);
    EXPECT_NE(level.error().problem.find("'morse'"), std::string::npos);
}

TEST(LooksLikeCode, IsTrueOfCodesOnly) {
    EXPECT_TRUE(looks_like_code("water2:AB/BA"));
    EXPECT_TRUE(looks_like_code("null:6"));
    EXPECT_TRUE(looks_like_code("WATER2:AB/BA"));
    EXPECT_TRUE(looks_like_code("Dogbunny:a=b:dog=a:dog=b"));
    for (const std::string_view text : {"", "levels/a.txt", "water.txt", "water2", "A B", "[[1]]"})
        EXPECT_FALSE(looks_like_code(text)) << text;
}

}  // namespace
}  // namespace decant::api
