// A level is found in a table of Markdown, or between commas.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "unit/pasted_texts.hpp"

namespace decant::api {
namespace {

using testing::HasSubstr;

TEST(Tables, HaveTubesInColumnsThatAreNumbered) {
    const std::string_view text =
        "| Tube 1 | Tube 2 | Tube 3 |\n|---|:-:|---|\n| | b | |\n| red | light blue | |\n| light blue | red "
        "| b |\n";
    EXPECT_EQ(read_as(text, "partial"), "water3:AB/BAC/C");
    EXPECT_THAT(read_as(text), HasSubstr("has 2 units, a tube holds 3"));
}

TEST(Tables, HaveTubesInRowsThatAreNumbered) {
    const std::string_view text =
        "| # | a | b |\n|---|---|---|\n| 1 | red | light blue |\n| 2 | light blue | red |\n| 3 | | |\n";
    EXPECT_TRUE(asks_for_order(text));
    EXPECT_EQ(read_as(text, "bottom_first"), "water2:AB/BA/-");
}

/// Rows and columns have numbers, and both may be tubes.
constexpr std::string_view numbered_both_ways =
    "| {} | 1 | 2 | 3 | 4 |\n|---|---|---|---|---|\n| 1 | a | b | b | |\n| 2 | b | a | | |\n| 3 | a | b | | "
    "|\n"
    "| 4 | a | | | |\n";

TEST(Tables, HaveTubesInRowsBelowTheirName) {
    LoadOptions options = saying("partial");
    options.read.set("bottom_first", true);
    const auto level = load(fmt::format(fmt::runtime(numbered_both_ways), "Tube"), options);
    EXPECT_EQ(*convert(*level, "code"), "water4:abb/ba/ab/a\n");
}

TEST(Tables, AskForTheOrderWhereBlankCellsFillRowsUp) {
    EXPECT_TRUE(
        asks_for_order("| Tube | 1st | 2nd | 3rd |\n|---|---|---|---|\n| 1 | a | b | |\n| 2 | b | a | b |\n"
                       "| 3 | a | | |\n| 4 | | | |\n"));
}

TEST(Tables, HaveLayersInRowsOrColumnsThatAreCalledSo) {
    for (const std::string_view text :
         {"| Layer | A | B | C |\n|---|---|---|---|\n| 1 | x | y | |\n| 2 | x | x | |\n| 3 | y | y | |\n",
          "| Row | 1 | 2 | 3 |\n|---|---|---|---|\n| 1 | x | y | |\n| 2 | x | x | |\n| 3 | y | y | |\n",
          "| Layer 1 | Layer 2 | Layer 3 |\n|---|---|---|\n| x | x | y |\n| y | x | y |\n| | | |\n",
          "| Tube | Slot 1 | Slot 2 | Slot 3 |\n|---|---|---|---|\n| 1 | x | x | y |\n| 2 | y | x | y |\n"
          "| 3 | | | |\n"}) {
        EXPECT_TRUE(asks_for_order(text)) << text;
        EXPECT_EQ(read_as(text, "bottom_first"), "water3:xxy/yxy/-") << text;
    }
}

TEST(Tables, MayBeRowsOfASpreadsheetWithNames) {
    for (const std::string_view text :
         {"\tTube 1\tTube 2\tTube 3\n1\tx\ty\t\n2\tx\tx\t\n3\ty\ty\t\n",
          ",Tube 1,Tube 2,Tube 3\n1,x,y,\n2,x,x,\n3,y,y,\n", "Tube 1,x,x,y\nTube 2,y,x,y\nTube 3,,,\n",
          "Tube,1,2,3\n1,x,x,y\n2,y,x,y\n3,,,\n", "Tube\t1\t2\t3\nA\tx\tx\ty\nB\ty\tx\ty\nC\t\t\t\n"}) {
        EXPECT_TRUE(asks_for_order(text)) << text;
        EXPECT_EQ(read_as(text, "bottom_first"), "water3:xxy/yxy/-") << text;
    }
}

TEST(Tables, AskWhetherRowsOrColumnsAreTubesWhereBothHaveNumbers) {
    const auto read = api::read(fmt::format(fmt::runtime(numbered_both_ways), ""), {});
    ASSERT_FALSE(read.ok());
    EXPECT_GT(read.error().offered.size(), 1U);
}

TEST(Tables, AskWhetherRowsOrColumnsAreTubes) {
    const auto read = api::read("| a | b | a |\n| b | b | a |\n| | | |\n", saying("partial"));
    ASSERT_FALSE(read.ok());
    EXPECT_GT(read.error().offered.size(), 1U);
}

TEST(Tables, MayBePicturesWithGapsBetweenTubes) {
    for (const std::string_view text :
         {"|red| |*| |*|\n|blue| |blue| |red|\n", "|A| |.| |.|\n|B| |B| |A|\n", "|A| |B| |_|\n|B| |A| |_|\n"})
        EXPECT_THAT(read_as(text), HasSubstr("with or without what is around its units")) << text;
    const auto level = api::read("|red| |*| |*|\n|blue| |blue| |red|\n", {});
    ASSERT_FALSE(level.ok());
    std::vector<std::string> codes;
    for (const Offer& each : level.error().offered) codes.push_back(*convert(each.level, "code"));
    EXPECT_THAT(codes, testing::Contains("water2:AB/A/B\n"));
    EXPECT_EQ(read_as("| 1 | 2 | 3 |\n|---|---|---|\n| a | | b |\n| b | | a |\n", "top_first"),
              "water2:ba/-/ab");
}

TEST(Tables, MayHaveRulesBetweenRows) {
    for (const std::string_view text :
         {" tube | u1 | u2 | u3\n------+----+----+----\n 1    | x  | x  | y\n 2    | y  | x  | y\n"
          " 3    |    |    |\n(3 rows)\n",
          "+------+----+----+----+\n| tube | u1 | u2 | u3 |\n+------+----+----+----+\n| 1    | x  | x  | y  "
          "|\n"
          "| 2    | y  | x  | y  |\n| 3    |    |    |    |\n+------+----+----+----+\n",
          "+---+---+---+\n| Tube 1 | Tube 2 | Tube 3 |\n+===+===+===+\n| x | y | |\n+---+---+---+\n| x | x | "
          "|\n"
          "+---+---+---+\n| y | y | |\n+---+---+---+\n",
          "┌──────┬─────┬─────┬─────┐\n│ tube │ u1  │ u2  │ u3  │\n├──────┼─────┼─────┼─────┤\n"
          "│ 1    │ x   │ x   │ y   │\n│ 2    │ y   │ x   │ y   │\n│ 3    │     │     │     │\n"
          "└──────┴─────┴─────┴─────┘\n",
          "tube  u1  u2  u3\n----  --  --  --\n1     x   x   y\n2     y   x   y\n3\n",
          "====  ==  ==  ==\ntube  u1  u2  u3\n====  ==  ==  ==\n1     x   x   y\n2     y   x   y\n3\n====  "
          "==  ==  ==\n"}) {
        EXPECT_TRUE(asks_for_order(text)) << text;
        EXPECT_EQ(read_as(text, "bottom_first"), "water3:xxy/yxy/-") << text;
    }
    for (const std::string_view text :
         {"+---+---+---+\n| a | b |   |\n+---+---+---+\n| b | a |   |\n+---+---+---+\n| a | b |   "
          "|\n+---+---+---+\n",
          "┌───┬───┬───┐\n│ a │ b │   │\n├───┼───┼───┤\n│ b │ a │   │\n├───┼───┼───┤\n│ a │ b │   "
          "│\n└───┴───┴───┘\n",
          "┌───┐ ┌───┐ ┌───┐\n│ a │ │ b │ │   │\n├───┤ ├───┤ ├───┤\n│ b │ │ a │ │   │\n├───┤ ├───┤ ├───┤\n"
          "│ a │ │ b │ │   │\n└───┘ └───┘ └───┘\n"})
        EXPECT_TRUE(is_offered(text, "water3:aba/bab/-")) << read_as(text);
}

TEST(Tables, MayHaveTheCountOfTheirRowsBelow) {
    EXPECT_TRUE(asks_for_order(
        "+------+----+----+----+\n| tube | u1 | u2 | u3 |\n+------+----+----+----+\n| 1    | x  | x  | y  |\n"
        "| 2    | y  | x  | y  |\n| 3    |    |    |    |\n+------+----+----+----+\n3 rows in set (0.00 "
        "sec)\n"));
}

TEST(Tables, HaveNoTubeInTheNumbersOfTheirRows) {
    const std::string_view text =
        "row  t1  t2  t3  t4  t5\n---  --  --  --  --  --\n1    1   2   3   -   -\n2    2   3   1   -   -\n3 "
        "   3   1   2   -   -\n";
    EXPECT_TRUE(is_offered(text, "water3:CBA/ACB/BAC/-/-")) << read_as(text);
    EXPECT_THAT(read_as("| r|r|_|_\n| g|g|b|_\n| r|g|b|b\n"), testing::Not(testing::StartsWith("water")));
}

TEST(Pictures, MayHaveTubesOfAnyLines) {
    for (const std::string_view text :
         {"│R│ │B│ │ │ │ │\n│B│ │R│ │ │ │ │\n│R│ │B│ │ │ │ │\n└─┘ └─┘ └─┘ └─┘\n",
          "|R| |B| | | | |\n|B| |R| | | | |\n|R| |B| | | | |\n|_| |_| |_| |_|\n",
          "|R| |B| | | | |\n|B| |R| | | | |\n|R| |B| | | | |\n+-+ +-+ +-+ +-+\n"})
        EXPECT_EQ(read_as(text), "water3:RBR/BRB/-/-") << text;
}

TEST(Pictures, HaveNoTubeInTheirBottoms) {
    for (const std::string_view bottoms : {"|_| |_| |_|", "+-+ +-+ +-+", "└─┘ └─┘ └─┘"})
        EXPECT_THAT(read_as(fmt::format("|R| |B| | |\n|B| |R| | |\n|B| |R| | |\n{}\n", bottoms)),
                    HasSubstr("a tube in each column or in each row"))
            << bottoms;
}

TEST(Pictures, StateNoOrderInABox) {
    for (const std::string_view text :
         {"┌───┬───┬───┐\n│ R │ B │   │\n│ R │ R │   │\n│ B │ R │   │\n│ B │ B │   │\n└───┴───┴───┘\n",
          "+---+---+---+\n| R | B |   |\n| R | R |   |\n| B | R |   |\n| B | B |   |\n+---+---+---+\n"})
        EXPECT_THAT(read_as(text), HasSubstr("bottom first or top first")) << text;
}

TEST(Pictures, AreNotReadAsLines) {
    for (const std::string_view text :
         {"  A    \n  A   A\nB B   B\n", "A   C\nB A C\nB A B C\n", "    A\nA   B\nB   C C\n"})
        EXPECT_THAT(read_as(text), HasSubstr("may be an empty place of a picture")) << text;
    EXPECT_THAT(read_as("A B A _\nA C B _\nA B C _\nC B C _\n--- --- --- ---\n"),
                HasSubstr("a tube in each column or in each row"));
    EXPECT_THAT(read_as("A B\nB A\n-- --\n"), HasSubstr("may be a frame"));
    for (const std::string_view text : {"A    B\nB    A\n-\n", "  A B\n  B A\n  -\n", "A B\n    B A\n    -\n",
                                        "A B\nB  A\n-\n", "A  B\nB A\n-\n", "A B\nB    A\n-\n"})
        EXPECT_EQ(read_as(text), "water2:AB/BA/-") << text;
}

}  // namespace
}  // namespace decant::api
