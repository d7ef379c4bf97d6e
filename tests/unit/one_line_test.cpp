// A level in one line means what it means with a line for each tube.
// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "unit/meanings.hpp"
#include "unit/pasted_texts.hpp"

namespace decant::api {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

TEST(OneLine, MayHoldAllTubes) {
    for (const std::string_view text :
         {"red blue blue; blue red red; -", "red blue blue | blue red red | -",
          "red blue blue, blue red red, -", "red blue blue / blue red red / -",
          "red,blue,blue;blue,red,red;-", "Level 12:\nred blue blue; blue red red; -\nThanks!\n",
          "```\nred blue blue; blue red red; -\n```\n"})
        EXPECT_EQ(read_as(text), "water3:ABB/BAA/-") << text;
    EXPECT_THAT(assumed("red blue blue; blue red red; -"), HasSubstr("';' between tubes; "));
    EXPECT_EQ(read_as("light blue, red; red, light blue; -"), "water2:AB/BA/-");
}

TEST(OneLine, MeansWhatLinesMean) {
    for (const std::string_view text :
         {"A B B, B A A, empty", "A B B; B A A; _", "A B B; B A A", "A B; B A; 2 empty", "A B; A; B; -",
          "1: A B B; 2: B A A; 3: -", "Tube 1: A B B, Tube 2: B A A, Tube 3: empty", "A B C; B C A; C A B",
          "light A light B; light B light A; -", "0 0 1; 1 1 0; -", "2 A 2 B; 2 B 2 A; -",
          "top: A B; B A; -"}) {
        std::string lines(text);
        std::replace_if(lines.begin(), lines.end(), [](char c) { return c == ';' || c == ','; }, '\n');
        const auto codes = [](std::vector<std::string> all) {
            std::erase_if(all, [](const std::string& each) { return !each.starts_with("water"); });
            return all;
        };
        EXPECT_EQ(codes(meanings(text)), codes(meanings(lines))) << text;
    }
}

TEST(OneLine, StatesNoOrderByNothingBetweenMarks) {
    EXPECT_TRUE(asks_for_order("red,blue,blue;blue,red,red;;"));
    EXPECT_EQ(read_as("red,blue,blue;blue,red,red;;", "bottom_first"), "water3:ABB/BAA/-/-");
}

TEST(OneLine, MayNumberTubesThatAreEmpty) {
    EXPECT_EQ(read_as("T1=red,blue | T2=blue,red | T3=", "bottom_first"), "water2:AB/BA/-");
}

TEST(OneLine, MayEndWithAMarkThatIsNoTube) {
    for (const std::string_view text : {"red blue blue; blue red red;", "red blue blue; blue red red; -;"})
        EXPECT_THAT(read_as(text), HasSubstr("';' may end a tube or begin an empty one")) << text;
}

TEST(OneLine, IsHeededWithItsComments) {
    EXPECT_THAT(assumed("# mine\nred blue blue; blue red red; - # top first\n"),
                HasSubstr("top first by line 2"));
    EXPECT_THAT(read_as("red blue blue; blue red red; - # 5 tubes\n"), HasSubstr("5 tubes, and there are 3"));
    EXPECT_EQ(read_as("capacity: 4\nred blue blue; blue red red; red blue; -\n"), "water4:ABB/BAA/AB/-");
}

TEST(OneLine, IsRefusedForWhatIsWrongWithItsTubes) {
    EXPECT_THAT(read_as("red blue blue; blue red; -; -"), HasSubstr("red has 2 units"));
    EXPECT_THAT(read_as("hello there, my friend"), HasSubstr("',' cannot appear"));
}

TEST(OneLine, HasNoBlanksBetweenTubes) {
    for (const std::string_view text :
         {"red,blue,red,blue blue,red,blue,red - -", "red/blue/red/blue blue/red/blue/red -", "A B,B A,-",
          "A; B, B; A, -", "red, blue, red, blue blue, red, blue, red, -"}) {
        LoadOptions options;
        options.read.set("capacity", 4);
        EXPECT_FALSE(load(text, {})) << text;
        EXPECT_FALSE(load(text, options)) << text;
    }
}

TEST(OneLine, HasOneKindOfMarkBetweenTubes) {
    for (const std::string_view text :
         {"red | blue; blue | red; -", "red; blue; red; blue; -",
          "red blue; blue red; -\nred red; blue blue; -\n", "x = [red blue; blue red; -]"})
        EXPECT_THAT(read_as(text), testing::Not(StartsWith("water"))) << text;
}

}  // namespace
}  // namespace decant::api
