// Names that stand there with how many units of them there are.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "unit/meanings.hpp"

namespace decant::api {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

/// The code of the one level that a text means, or the refusal with its place.
std::string read_as(std::string_view text) {
    const auto level = load(text, {});
    return level ? code_of(*level) : base::to_string(level.error(), "");
}

/// The levels that a refusal offers.
std::vector<std::string> offers(std::string_view text) {
    const auto outcome = read(text, {});
    std::vector<std::string> codes;
    if (outcome) return codes;
    for (const auto& offer : outcome.error().offered) codes.push_back(code_of(offer.level));
    return codes;
}

constexpr std::string_view doubt = "may say how many units there are";

TEST(Amounts, StandWithASignOrInFront) {
    for (const std::string_view text :
         {"2 red, 2 blue\n2 blue, 2 red\n-\n", "Tube 1: 2 red, 2 blue\nTube 2: 2 blue, 2 red\nTube 3: -\n",
          "red x2, blue x2\nblue x2, red x2\n-\n", "RED X2, BLUE X2\nBLUE X2, RED X2\n-\n",
          "red x2 blue x2\nblue x2 red x2\n-\n", "x2 red x2 blue\nx2 blue x2 red\n-\n",
          "2xred 2xblue\n2xblue 2xred\n-\n", "redx2 bluex2\nbluex2 redx2\n-\n",
          "2x red, 2x blue\n2x blue, 2x red\n-\n", "red*2 blue*2\nblue*2 red*2\n-\n",
          "2*red 2*blue\n2*blue 2*red\n-\n", "2\u00D7red 2\u00D7blue\n2\u00D7blue 2\u00D7red\n-\n",
          "2 red 2 blue\n2 blue 2 red\n-\n", "2 red; 2 blue\n2 blue; 2 red\n-\n",
          R"([["red*2","blue*2"],["blue*2","red*2"],[]])",
          R"({"tubes":[["2 red","2 blue"],["2 blue","2 red"],[]]})"}) {
        EXPECT_EQ(read_as(text), "water4:AABB/BBAA/-") << text;
    }
    EXPECT_EQ(read_as("red x2, blue\nblue x2, red\n-\n"), "water3:AAB/BBA/-")
        << "a name without a number is one";
    EXPECT_EQ(read_as("red x2, empty x2\nred x2, blue x2\nblue x2\n"), "water4:AA/AABB/BB");
}

TEST(Amounts, StandInFrontOfPackedLetters) {
    EXPECT_EQ(read_as("3R1G\n3G1R\n-\n"), "water4:RRRG/GGGR/-");
    EXPECT_EQ(read_as("R3G1 G3R1 -"), "water4:RRRG/GGGR/-");
}

TEST(Amounts, AreAskedAboutWhereNumbersMayBePartsOfNames) {
    for (const std::string_view text :
         {"R2 B2\nB2 R2\n-\n", "2R 2B\n2B 2R\n-\n", "red 2, blue 2\nblue 2, red 2\n-\n",
          "red:2, blue:2\nblue:2, red:2\n-\n", "red (2), blue (2)\nblue (2), red (2)\n-\n",
          R"([["red:2","blue:2"],["blue:2","red:2"],[]])"}) {
        EXPECT_THAT(read_as(text), HasSubstr(doubt)) << text;
        EXPECT_EQ(offers(text).size(), 2U) << text;
        EXPECT_THAT(offers(text).front().substr(0, 7), "water4:") << text;
        EXPECT_THAT(offers(text).back().substr(0, 7), "water2:") << text;
    }
    EXPECT_THAT(read_as("R3 B\nB3 R\n-\n"), HasSubstr(doubt));
    EXPECT_THAT(offers("R3 B\nB3 R\n-\n"), ElementsAre("water4:RRRB/BBBR/-"));
}

TEST(Amounts, AreRefusedWhereTheyMayCountSomethingElse) {
    for (const std::string_view text :
         {"red blue x2\nblue red x2\n-\n", "RGBY x2\nYBGR x2\n- x2\n", "1 red, blue\n2 blue, red\n3 -\n",
          "2 red 2 blue\n2 blue 2 red\n2 empty\n", "2x1 2x3\n2x3 2x1\n-\n", "4 red\n4 blue\n-\n",
          "50 red, 50 blue\n50 blue, 50 red\n-\n", "2 red, blue x2\n2 blue, red x2\n-\n",
          "1 red 1 blue\n1 blue 1 red\n-\n"}) {
        EXPECT_THAT(read_as(text), HasSubstr(doubt)) << text;
        EXPECT_THAT(offers(text), ElementsAre()) << text;
    }
    EXPECT_THAT(read_as("2 red, 2 blue\n2 blue, 1 red\n-\n"), HasSubstr("red has 3 units, a tube holds 4"));
}

TEST(Amounts, AreNoneInNames) {
    EXPECT_EQ(read_as("c1 c2\nc2 c1\n-\n"), "water2:AB/BA/-");
    EXPECT_EQ(read_as(R"([["color 1","color 2"],["color 2","color 1"],[]])"), "water2:AB/BA/-");
    EXPECT_EQ(read_as("r1 r2 b1\nb1 r1 r2\nr2 b1 r1\n-\n"), "water3:ABC/CAB/BCA/-");
    EXPECT_EQ(read_as("[[1,null],[2,1],[2,null]]"), "water2:1/21/2");
    EXPECT_EQ(read_as("1 A\nA 1\n-\n"), "water2:1A/A1/-");
    EXPECT_EQ(read_as("decant tube-sort 1\nx2 red\nred x2\n-\n"), "water2:AB/BA/-");
}

TEST(Amounts, AreNoNamesOfColumns) {
    for (const std::string_view text : {"red, blue x2\nblue, red x2\n-\n", "red; blue x2\nblue; red x2\n-\n"})
        EXPECT_THAT(read_as(text), HasSubstr("1:6: 'blue x2' may say how many units there are")) << text;
}

TEST(Amounts, MayStandInBracketsAboveEmptyOnes) {
    EXPECT_THAT(read_as("lime (1), green (1), lime (1)\nlime (1), green (2)\n[]\n"),
                HasSubstr("bottom first or top first"));
}

}  // namespace
}  // namespace decant::api
