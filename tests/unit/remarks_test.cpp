// What comments, sentences and titles say of a level is heeded, or asked about, in whatever words.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "api/decant.hpp"
#include "base/text.hpp"

namespace decant::api {
namespace {

using testing::HasSubstr;

constexpr std::string_view lines = "lime lime blue\nblue lime blue\n-\n";
constexpr std::string_view as_it_stands = "water3:AAB/BAB/-";

/// The code of the one level that a text means, or the refusal with its place.
std::string read_as(std::string_view text) {
    const auto level = load(text, {});
    return level ? std::string(base::trim(*convert(*level, "code"))) : base::to_string(level.error(), "");
}

/// The lines below a remark, in a fence below it, and a list beside it.
void expect(std::string_view remark, std::string_view said) {
    for (const std::string& text :
         {fmt::format("# {}\n{}", remark, lines), fmt::format("{}\n```\n{}```\n", remark, lines),
          fmt::format("[[1,1,2],[2,1,2],[]]  // {}\n", remark)}) {
        EXPECT_THAT(read_as(text), HasSubstr(said)) << text;
    }
}

constexpr std::string_view asks_for_order = "use --bottom-first, or use --top-first";
constexpr std::string_view asks_for_rules = "rules are those of balls";
constexpr std::string_view is_not_understood = "more of the level than is understood";

TEST(Remarks, MayTellTheOrderInOtherWords) {
    for (const std::string_view remark : {"the first one pours out first",
                                          "movable end first",
                                          "poured from the left",
                                          "index 0 is the exit",
                                          "listed downward",
                                          "read backwards",
                                          "from high to low",
                                          "cap side first",
                                          "LIFO",
                                          "opposite sequence",
                                          "oberste Farbe zuerst",
                                          "primero el superior",
                                          "dessus en premier",
                                          "bovenste eerst",
                                          "it is the other way round",
                                          "only the first can be moved",
                                          "the left color is the visible one",
                                          "each color covers the next one",
                                          "read lines from the end",
                                          "level 7 rotated",
                                          "the first letter is the one that gets poured"})
        expect(remark, asks_for_order);
}

TEST(Remarks, StateAnOrderWhereTheySayNothingElse) {
    for (const std::string_view remark :
         {"top first", "tubes are listed top to bottom", "Level 7 (top first)",
          "each line is a tube, from top to bottom", "Order: top to bottom"})
        EXPECT_EQ(read_as(fmt::format("# {}\n{}", remark, lines)), "water3:ABB/ABA/-") << remark;
    for (const std::string_view remark :
         {"Tubes are numbered top to bottom", "I read the screen top to bottom", "My last post was top first",
          "would be wrong if read top first", "unlike the others, which are top first", "top first: no",
          "rather than top first", "top first except the last"})
        EXPECT_THAT(read_as(fmt::format("# {}\n{}", remark, lines)), testing::Not(HasSubstr("water3")))
            << remark;
}

TEST(Remarks, ThatTellOfMoreThanUnitsAreNotPassedOver) {
    for (const std::string_view remark : {"tube 3 is locked",
                                          "the last bottle is frozen",
                                          "lime marks hidden ones",
                                          "blue means an empty slot",
                                          "you only need to complete one color",
                                          "no partial pours",
                                          "only one color fits into tube 3",
                                          "the second tube should be blue lime",
                                          "Correction: see below",
                                          "there's also a second empty one",
                                          "each tube could hold one more",
                                          "there is a second one of those",
                                          "you may put any color on any other",
                                          "ignore the last line",
                                          "the last one is broken",
                                          "the second should be blue",
                                          "lime is a wildcard",
                                          "colors need not match",
                                          "Green counts as red.",
                                          "first red may be green",
                                          "Only red may go in the last.",
                                          "lime and red are the same",
                                          "only half of it fits in here",
                                          "That one is a double portion.",
                                          "the third is identical to it",
                                          "read them with lime and blue exchanged",
                                          "remove that one, it is a decoration",
                                          "the finished ones are not included",
                                          "You can place it anywhere there is room.",
                                          "the water splits if there is no room",
                                          "it must be done without it",
                                          "not permitted: a move to the left",
                                          "Only pour to the right.",
                                          "more in my next message",
                                          "And pink pink pink on that side.",
                                          "they are deeper than that",
                                          "don't count the last row",
                                          "lines 2 and 3 are from an older level",
                                          "Here red and lime make blue."})
        expect(remark, is_not_understood);
}

TEST(Remarks, TellOfBallsByManyNames) {
    for (const std::string_view remark :
         {"Bubble sort 12", "Kugelspiel", "tri de balles", "palline", "bolinhas", "ballen", "discs"})
        expect(remark, asks_for_rules);
}

TEST(Remarks, OfOtherThingsChangeNothing) {
    for (const std::string_view remark :
         {"level 12", "stuck here, please help!", "solved in 12 moves", "my first try", "from my phone",
          "Hard one, isn't it?", "one more level", "any help is welcome", "found on page 3", "lime and blue",
          "the challenge of 14 March", "here it is:", "you will need luck :)", "there are no more hints",
          "a level of the daily challenge"})
        EXPECT_EQ(read_as(fmt::format("# {}\n{}", remark, lines)), as_it_stands) << remark;
}

TEST(Fences, HideNoLevelAndNoTubeBesideThem) {
    const std::string fenced = fmt::format("```\n{}```\n", lines);
    for (const std::string_view rest : {"-\n", "empty\n", "_ _ _\n"}) {
        EXPECT_THAT(read_as(fenced + "and this one:\n\n" + std::string(rest)), HasSubstr("may be a tube"))
            << rest;
    }
    EXPECT_THAT(
        read_as("this is mine:\n\nblue lime lime\nlime blue blue\n[]\n\nand that is its goal:\n" + fenced),
        testing::Not(HasSubstr("water3")));
    EXPECT_THAT(
        read_as("[quote=Bob]\nlime lime blue\nblue lime blue\n-\n[/quote]\nmine:\n[[1,2,2],[1,1,2],[]]\n"),
        HasSubstr("beside the one that is fenced"));
    EXPECT_THAT(read_as(fenced + "+ 1 empty\n"), HasSubstr(is_not_understood));
    EXPECT_THAT(read_as(fenced + "The game has two empties.\n"), HasSubstr("2 empty tubes"));
}

}  // namespace
}  // namespace decant::api
