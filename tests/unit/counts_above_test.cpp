// Numbers above the lines of a level are left out where they count what it has, and never guessed at.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "api/decant.hpp"

namespace decant::api {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;

/// The codes of all that a text may mean, or the refusal.
std::vector<std::string> meant_by(std::string_view text, bool partial = false) {
    LoadOptions options;
    if (partial) options.read.set("partial", true);
    const auto reading = read(text, options);
    if (reading) return {std::string(base::trim(*convert(*reading, "code")))};
    std::vector<std::string> codes;
    for (const Offer& each : reading.error().offered)
        codes.emplace_back(base::trim(*convert(each.level, "code")));
    if (codes.empty()) codes.push_back(base::to_string(reading.error().diagnostic, ""));
    return codes;
}

std::string assumed_first(std::string_view text) { return read(text, {})->assumed().front().value; }

TEST(CountsAbove, AreReadWhereTheyCountTheTubesBelow) {
    for (const std::string_view numbers :
         {"3", "2", "4", "3 2", "4 3", "2 4", "3 2 4", "4 3 2", "2 1 4", "3\n2\n4"}) {
        const std::string text = std::string(numbers) + "\nred blue red blue\nblue red blue red\n-\n";
        EXPECT_THAT(meant_by(text), ElementsAre("water4:ABAB/BABA/-")) << text;
    }
    EXPECT_EQ(assumed_first("3 2 4\nA B A B\nB A B A\n-\n"),
              "3 tubes, 2 colors, 4 units per tube by the numbers above");
}

TEST(CountsAbove, StandAboveAnyLines) {
    for (const std::string_view lines :
         {"ABAB\nBABA\n-\n", "A,B,A,B\nB,A,B,A\n-\n", "1: A B A B\n2: B A B A\n3: -\n", "ABAB BABA -\n"})
        EXPECT_THAT(meant_by("3 2 4\n" + std::string(lines)), ElementsAre("water4:ABAB/BABA/-")) << lines;
    EXPECT_THAT(meant_by("> 3 2 4\n> 1 2 1 2\n> 2 1 2 1\n> -\n"), ElementsAre("water4:1212/2121/-"));
}

TEST(CountsAbove, AddTheEmptyTubesThatTheyTellOf) {
    const auto both = ElementsAre("water4:ABAB/BABA/-", "water4:BABA/ABAB/-");
    for (const std::string_view text :
         {"1 2 4\nA B A B\nB A B A\n", "2 1 4\nA B A B\nB A B A\n", "3\nA B A B\nB A B A\n\n"})
        EXPECT_THAT(meant_by(text), both) << text;
    EXPECT_THAT(meant_by("4 2 4\nA B A B\n\nB A B A\n\n"), Contains("water4:ABAB/-/BABA/-"))
        << "where they are blank lines";
}

TEST(CountsAbove, AreAskedAboutWhereTheyAreTrueOfSeveralLevels) {
    EXPECT_THAT(meant_by("2 3 4\nA B A B\nB A B A\n"),
                ElementsAre("water4:ABAB/BABA/-", "water4:BABA/ABAB/-", "water4:ABAB/BABA/-/-/-",
                            "water4:BABA/ABAB/-/-/-"));
}

TEST(CountsAbove, AreAskedAboutWhateverTheirOrder) {
    const auto several = Contains("water4:AABB/BAAB/-/-/-");
    for (const std::string_view numbers : {"2 4 3", "3 2 4", "2 3 4", "4 3 2"}) {
        const std::string text = std::string(numbers) + "\nA A B B\nB A A B\n";
        EXPECT_THAT(meant_by(text), Contains("water4:AABB/BAAB/-")) << text;
        EXPECT_THAT(meant_by(text), several) << text;
    }
    EXPECT_THAT(meant_by("2 4 3\nA A B B\nB A A B\n\n\n\n"), several) << "where they are blank lines";
    EXPECT_THAT(meant_by("4 2 3\n2 1\n3 1\n3 0\n2 0\n\n\n\n"),
                testing::AllOf(Contains("water2:21/31/3/2"), Contains("water2:21/31/30/20/-/-/-")));
}

TEST(CountsAbove, AreAskedAboutWhereEachGroupMayBeOneColor) {
    EXPECT_THAT(meant_by("2\n10\n10\n-\n"),
                testing::AllOf(Contains("water2:10/10/-"), Contains("water2:A/A/-")));
    EXPECT_THAT(meant_by("4 3\n120\n120\n120\n-\n"),
                testing::AllOf(Contains("water3:120/120/120/-"), Contains("water3:A/A/A/-")));
}

TEST(CountsAbove, DoNotLeaveALevelOfOneColorAlone) {
    for (const std::string_view text : {"1 1 2\n2 2\n-\n", "1 1 2; 2 2; -\n", "| 2 | 2 |\n| 1 | 1 |\n"})
        EXPECT_THAT(meant_by(text), testing::Not(Contains(testing::AnyOf("water2:22/-", "water2:11/-"))))
            << text;
}

TEST(CountsAbove, MayStandAboveDigitsCloseTogether) {
    EXPECT_THAT(meant_by("7\n01\n02\n23\n34\n41\n-\n-\n"), Contains("water2:01/02/23/34/41/-/-"));
    EXPECT_THAT(meant_by("4\n01\n02\n12\n-\n"), Contains("water2:01/02/12/-"));
}

TEST(CountsAbove, NameNoColumnsInALineEach) {
    EXPECT_THAT(meant_by("1\n2\n2,1,1\n2,2,1\n\n"), Contains("water3:211/221/-"));
}

TEST(CountsAbove, MayBeOfTubesAndOfEmptyOnes) {
    EXPECT_THAT(meant_by("3\n1\nAB\nBA\n-\n"), ElementsAre("water2:AB/BA/-"));
    for (const std::string_view lines :
         {"red,blue\nblue,red\n-\n", "red/blue\nblue/red\n-\n", "red;blue\nblue;red\n-\n"})
        EXPECT_THAT(meant_by("3\n1\n" + std::string(lines)), ElementsAre("water2:AB/BA/-")) << lines;
    EXPECT_THAT(meant_by("4\n1\nAC\nBA\nBC\n\n"), Contains("water2:AC/BA/BC/-"));
    EXPECT_THAT(meant_by("3 1\nAB\nBA\n"), Contains("water2:AB/BA/-"));
}

TEST(CountsAbove, AreNoTubesOfCells) {
    for (const std::string_view numbers : {"2,2", "2\n2", "2 2"})
        EXPECT_THAT(meant_by(std::string(numbers) + "\nA,B\nB,A\n-\n"), ElementsAre("water2:AB/BA/-"))
            << numbers;
    for (const std::string_view numbers : {"3\n3\n3", "3,3,3"})
        EXPECT_THAT(meant_by(std::string(numbers) + "\nA,B,C\nB,C,A\nC,A,B\n-\n"),
                    ElementsAre(HasSubstr("leave")))
            << numbers;
    EXPECT_THAT(meant_by("4,4,4,4\nred,red,blue,blue\nblue,blue,red,red\n-\n"),
                ElementsAre(HasSubstr("leave")));
}

TEST(CountsAbove, AreRefusedWhereNothingTellsHowManyTubesAreEmpty) {
    for (const std::string_view text :
         {"5\nA B A B\nB A B A\n-\n", "9 2 4\n1 2 1 2\n2 1 2 1\n-\n", "2 4\n1 1 1 0\n1 0 0 0\n\n\n",
          "4\n30\n13\n21\n20\n", "4 4\n\nA B B A\nA B B A\n"}) {
        EXPECT_THAT(meant_by(text),
                    ElementsAre(testing::AnyOf(HasSubstr("count the empty tubes"),
                                               HasSubstr("leave them out"), HasSubstr("blank line"))))
            << text;
        EXPECT_THAT(meant_by(text), ElementsAre(testing::Not(HasSubstr("partial")))) << text;
    }
}

TEST(CountsAbove, HaveNoBulletsBelowThatMayBePlaces) {
    constexpr std::string_view text = "5 4\n{0} r g\n{0} b r b\n{0} g b\n{0} g b\n{0} g r r\n";
    EXPECT_THAT(meant_by(fmt::format(fmt::runtime(text), "*")),
                ElementsAre(HasSubstr("may be a bullet or an empty place")));
    EXPECT_THAT(meant_by(fmt::format(fmt::runtime(text), "-")),
                testing::Not(Contains(testing::StartsWith("water"))));
}

TEST(CountsAbove, HaveNoZeroWhichMayBeAnEmptyTube) {
    EXPECT_THAT(meant_by("0\nA B\nB A A B\nB A\n"), Contains("water4:-/AB/BAAB/BA"));
}

TEST(CountsAbove, MayBeTubesWhereUnitsMayBeMissing) {
    EXPECT_THAT(meant_by("2 1\n1 2\n-\n", true), ElementsAre("water2:21/12/-"));
    EXPECT_THAT(meant_by("3 2 2\n1 2\n2 1\n-\n", true), Contains("water2:12/21/-"))
        << "beside one with a tube of three";
}

}  // namespace
}  // namespace decant::api
