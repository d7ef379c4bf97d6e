// What stands where units should and is more likely a heading, a number or a remark raises doubt.
// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "api/decant.hpp"
#include "base/text.hpp"

namespace decant::api {
namespace {

using testing::HasSubstr;
using testing::Not;

/// The code of the one level that a text means, or the refusal with its place.
std::string read_as(std::string_view text) {
    const auto level = load(text, {});
    if (!level) return base::to_string(level.error(), "");
    return std::string(base::trim(*convert(*level, "code")));
}

TEST(NoUnits, WordsForTubesAreNoColors) {
    EXPECT_THAT(read_as("red blue\nblue red\nempty tube\nempty tube\n"),
                HasSubstr("3:7: 'tube' is more likely a word for a tube than a color"));
    EXPECT_THAT(read_as("1. red blue\n2. blue red\n3. empty bottle\n4. empty bottle\n"),
                HasSubstr("3:10: 'bottle' is more likely a word"));
    EXPECT_THAT(read_as("[[red, blue], [blue, red], [empty, vial], [empty, vial]]"),
                HasSubstr("'vial' is more likely a word"));
    EXPECT_EQ(read_as("decant tube-sort 1\ntube red\nred tube\n-\n"), "water2:AB/BA/-");
}

TEST(NoUnits, WordsThatSayMoreThanEmptyAreNoEmptyTube) {
    const std::string lines = "bottom to top:\n1. red, blue\n2. blue, red\n3. ";
    EXPECT_EQ(read_as(lines + "(empty tube)\n"), "water2:AB/BA/-");
    EXPECT_EQ(read_as(lines + "empty and 4. empty\n"), "water2:AB/BA/-/-");
    for (const std::string_view more : {"empty (x2)", "empty (locked)", "empty gray"})
        EXPECT_THAT(read_as(lines + std::string(more) + "\n"), Not(testing::StartsWith("water"))) << more;
}

TEST(NoUnits, BracketsBelowLinesOfTubesAreNotTheLevel) {
    for (const std::string_view empty : {"(empty tube)", "[empty tube]", "(empty)", "(1 empty)"}) {
        const std::string text =
            "a b c d\nd c a b\nb a d c\nc d b a\n" + std::string(empty) + "\n" + std::string(empty) + "\n";
        EXPECT_THAT(read_as(text),
                    HasSubstr(empty == "(empty)" ? "bottom first or top first" : "no more than one color"))
            << empty;
    }
}

TEST(NoUnits, OtherSignsThanOneMayBeHiddenUnits) {
    for (const std::string_view unit : {"\u2753", "\uFF1F", "??", "?1", "hidden", "Unknown", "mystery"}) {
        const std::string lines =
            "red blue\n" + std::string(unit) + " red\n" + std::string(unit) + " blue\n-\n";
        EXPECT_THAT(read_as(lines), HasSubstr("2:1: ")) << unit;
        EXPECT_THAT(read_as(lines), HasSubstr("may be a hidden unit")) << unit;
        const std::string list = "[[\"red\",\"blue\"],[\"" + std::string(unit) + "\",\"red\"],[\"" +
                                 std::string(unit) + "\",\"blue\"],[]]";
        EXPECT_THAT(read_as(list), HasSubstr("may be a hidden unit")) << unit;
    }
    EXPECT_EQ(read_as("red blue\n? red\n? blue\n-\n"), "water2:AB/?A/?B/-");
}

TEST(NoUnits, AFirstLineOfNumbersMayTellCounts) {
    EXPECT_THAT(read_as("2 2\nA A\n. B\n. B\n"), HasSubstr("1:1: nothing tells what the numbers"));
    EXPECT_THAT(read_as("8 9\nred blue\nblue red\nred\n"),
                HasSubstr("1:1: this line may tell counts or be a tube"));
    EXPECT_EQ(read_as("1 2\n2 1\n-\n"), "water2:12/21/-");
}

TEST(NoUnits, LinesThatRepeatAndShareNothingMayBeRemarks) {
    EXPECT_THAT(read_as("red blue\nblue red\n-\nthank you\nthank you\n"),
                HasSubstr("4:1: this may be a remark or a tube"));
    EXPECT_THAT(read_as("hello all\nhello all\nred blue\nblue red\n-\n"),
                HasSubstr("1:1: this may be a remark or a tube"));
    EXPECT_EQ(read_as("A B\nB A\n-\nC D\nC D\n"), "water2:AB/BA/-/CD/CD");
}

TEST(NoUnits, MissingUnitsAreNotAllowedWhereHeadingsOrNumbersWouldStay) {
    for (const std::string_view text :
         {"1 red blue\n2 blue red\n3 -\n", "1, b, r\n2, r, b\n3, -\n", "Area 5\nred blue\nblue red\n-\n",
          "AREA\nBRB RBR ... ...\n", "G R *\nR G *\n7 8 9\n"}) {
        EXPECT_THAT(read_as(text), HasSubstr("leave out what is no unit")) << text;
        EXPECT_THAT(read_as(text), Not(HasSubstr("partial"))) << text;
    }
    EXPECT_THAT(read_as("A B\nB C\n-\n"), HasSubstr("--partial"));
}

TEST(NoUnits, NoCapacityIsNamedWhereWordsWouldStayWhole) {
    EXPECT_THAT(read_as("red-blue\nblue-red\n-\n"), Not(HasSubstr("capacity")));
    EXPECT_THAT(read_as("[[1],[2],[]]"), HasSubstr("--capacity 1"));
}

TEST(NoUnits, NumbersAloneAboveOtherNamesAreNotWritten) {
    const auto level = load("decant tube-sort 1\n1 1\nA B\nB A\n-\n", {});
    EXPECT_FALSE(convert(*level, "csv"));
    EXPECT_TRUE(convert(*level, "list"));
}

TEST(NoUnits, MarksBetweenTubesMaySeparateThem) {
    for (const std::string_view text : {"RGB - GBR - BRG", "AB_ - BA_ - AB_", "AB - BA"})
        EXPECT_THAT(read_as(text), HasSubstr("'-' may stand between tubes or be an empty one")) << text;
    EXPECT_EQ(read_as("AB - BA -"), "water2:AB/-/BA/-");
}

}  // namespace
}  // namespace decant::api
