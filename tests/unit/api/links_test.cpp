// A code is read from the links and lines that carry it.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "api/decant.hpp"

namespace decant::api {
namespace {

std::string code_of(std::string_view text) {
    const auto level = load(text, {});
    return level ? *convert(*level, "code") : error_text(level.error(), "");
}

TEST(Links, StandForTheirLevel) {
    for (const std::string_view text :
         {"https://decant.example/page/#/solve/water2:AB/BA/-",
          "https://decant.example/#/play/water2:AB/BA/-//1~3+2~1",
          "https://decant.example/#/solve/water2:AB/BA/-//1~3//1\n", "#/explore/water2:AB/BA/-",
          "#/enter/WATER2:AB/BA/-", "https://decant.example/#/solve/water2%3AAB%2FBA%2F-"})
        EXPECT_EQ(code_of(text), "water2:AB/BA/-\n") << text;
    EXPECT_EQ(code_of("https://decant.example/#/solve/water2:AB/B%5E3/A"), "water3:AB^2/B/A^2\n");
    EXPECT_EQ(code_of("#/map/dogbunny:a=b:dog=a:dog=b"), "dogbunny:a=b:dog=a:dog=b\n");
    EXPECT_EQ(code_of("level water2:AB/BA/-"), "water2:AB/BA/-\n") << "as proofs have it";
}

TEST(Links, MayStandAmidWords) {
    for (const std::string_view text :
         {"My level is water2:AB/BA/- and it is hard", "see #/solve/water2:AB/BA/-",
          "Can you solve (water2:AB/BA/-)?",
          "Hi!\nmine: https://decant.example/#/solve/water2:AB/BA/-.\nThanks!\n"})
        EXPECT_EQ(code_of(text), "water2:AB/BA/-\n") << text;
    const auto level = load("The second one is locked in water2:AB/BA/-", {});
    EXPECT_EQ(level->account().not_used, (std::vector{reading::Aside{1, "The second one is locked in"}}));
    EXPECT_EQ(code_of("either water2:AB/BA/- or water2:BA/AB/-").find("water2:"), std::string::npos);
}

TEST(Links, AreRefusedWithoutAPlaceWhereTheirCodeIsWrong) {
    EXPECT_EQ(
        code_of("#/solve/water2:AB/B/-"),
        "a tube holds 2: A has 1 unit, 1 too few; correct the tubes, or allow missing units with --partial");
}

TEST(Links, AreThoseOfThePageAlone) {
    for (const std::string_view text :
         {"https://decant.example/#/generate?tubes=3", "#/solve/", "#/solve/#/solve/water2:AB/BA/-",
          "see #/solve/water2:AB/BA/-", "level water.txt"})
        EXPECT_FALSE(looks_like_code(text)) << text;
    EXPECT_TRUE(looks_like_code("https://decant.example/#/solve/water2:AB/BA/-"));
}

}  // namespace
}  // namespace decant::api
