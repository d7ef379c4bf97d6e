// Words of bottles, with curtains before some of them.
// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "api/decant.hpp"

namespace decant::api {
namespace {

using testing::HasSubstr;

std::string code_of(const std::string& text) {
    const auto level = load(text, {});
    return level ? level->puzzle().code() : level.error().problem;
}

TEST(Bottles, AreWordsFromTheTopWithCurtainsBeforeSome) {
    EXPECT_EQ(code_of("RB BG EE EE !B,GR\n"), "water2:BR/GB/-/-/RG:opens=done.B@5");
    EXPECT_EQ(code_of("EEBR BRRB !R,EERB EEEE\n"), "water4:RB/BRRB/BR/-:opens=done.R@3");
}

TEST(Bottles, BehindACurtainAloneAreUnknown) {
    const auto level = load("RB BR EE !R EE", {});
    ASSERT_TRUE(level.ok()) << level.error().problem;
    EXPECT_EQ(level->puzzle().code(),
              "water2:BR/RB/-/?"
              "?/-:opens=done.R@4");
    EXPECT_THAT(level->puzzle().obstacle()->problem, HasSubstr("hidden units"));
}

TEST(Bottles, AreToldByACurtainAlone) {
    EXPECT_THAT(code_of("RB BR EE EE\n"), testing::Not(HasSubstr("opens")));
    EXPECT_THAT(code_of("RB BR EE !E,RB\n"), testing::Not(HasSubstr("opens")));
    EXPECT_THAT(code_of("RB BR EE !G,RB !G,BR EE\n"), HasSubstr("'done.G' is not a value of opens"));
}

TEST(Bottles, AreTextsInObjects) {
    EXPECT_EQ(code_of(R"({"id": 1, "resolved_bottles": "RB BG EE EE !B,GR"})"),
              "water2:BR/GB/-/-/RG:opens=done.B@5");
}

}  // namespace
}  // namespace decant::api
