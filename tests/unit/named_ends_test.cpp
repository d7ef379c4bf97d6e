// Arrows between units, words for the ends of tubes, and labels before them.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "unit/meanings.hpp"

namespace decant::api {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(Arrows, StateNoOrder) {
    for (const std::string_view text :
         {"A > A > B\nB > A > B\n-\n", "A -> A -> B\nB -> A -> B\n-\n", "A->A->B\nB->A->B\nempty\n",
          "A => A => B\nB => A => B\n-\n", "A \u2192 A \u2192 B\nB \u2192 A \u2192 B\n-\n",
          "1: A > A > B\n2: B > A > B\n3: empty\n"})
        EXPECT_THAT(meanings(text), ElementsAre("water3:AAB/BAB/-", "water3:BAA/BAB/-")) << text;
}

TEST(Arrows, MayBeEdgesOfAMapWhereNoTubeIsEmpty) {
    EXPECT_THAT(meanings("lime -> blue\nblue -> lime\n"),
                ElementsAre(HasSubstr(
                    "`decant dog-bunny 1`, then nodes, edges, tokens and goal, or if these are tubes")));
    EXPECT_THAT(meanings("A > B\nB > A\n"), ElementsAre(HasSubstr("'>' cannot appear")));
}

TEST(Arrows, AreNoUnits) {
    EXPECT_THAT(meanings("A \u2192 B\nB \u2192 A\nA \u2192 B\nB \u2192 A\n"),
                ElementsAre(HasSubstr("1:3: '\u2192' seems to stand between units")));
    EXPECT_THAT(meanings("\u2192 \u2190\n\u2190 \u2192\n-\n").size(), 1U);
    EXPECT_THAT(meanings("\u2192 \u2190\n\u2190 \u2192\n-\n"), ElementsAre("water2:AB/BA/-"))
        << "names of colors";
}

TEST(NamedEnds, SayTheOrder) {
    for (const std::string_view text :
         {"top: A, A, B ; bottom\ntop: B, A, B ; bottom\ntop: ; bottom\n",
          "top A A B bottom\ntop B A B bottom\n-\n", "Top: A A B\nTop: B A B\nTop: empty\n",
          "A A B (bottom)\nB A B (bottom)\nempty\n",
          "Tube 1 (top to bottom): A, A, B\nTube 2 (top to bottom): B, A, B\nTube 3: empty\n",
          "1. top -> A -> A -> B -> bottom\n2. top -> B -> A -> B -> bottom\n3. empty\n",
          "Tube 1: A, A, B (top to bottom)\nTube 2: B, A, B (top to bottom)\nTube 3: Empty\n",
          "B, A, A (from bottom to top)\nB, A, B (from bottom to top)\nempty\n",
          "1: A (top), A, B (bottom)\n2: B (top), A, B (bottom)\n3: empty\n",
          "A (top), A, B\nB (top), A, B\n-\n", "bottom: B A A\nbottom: B A B\nbottom:\n",
          "bottom [B, A, A] top\nbottom [B, A, B] top\n-\n"})
        EXPECT_THAT(meanings(text), ElementsAre("water3:BAA/BAB/-")) << text;
}

TEST(NamedEnds, AreRefusedWhereTheyDiffer) {
    for (const std::string_view text :
         {"top: A, B ; top\ntop: B, A ; bottom\n-\n", "top: A, B\nbottom: B, A\n-\n", "top A B\nB A\n-\n",
          "top bottom\nbottom top\n-\n", "A (top), B (top)\nB (top), A (top)\n-\n",
          "A, B (top to bottom)\nB, A (bottom to top)\n-\n"})
        EXPECT_THAT(meanings(text), ElementsAre(HasSubstr(":1:"))) << text;
}

TEST(NamedEnds, OfColumnsSayTheOrder) {
    for (const std::string_view text :
         {"| Tube | top | middle | bottom |\n|---|---|---|---|\n| 1 | A | A | B |\n| 2 | B | A | B |\n| 3 | "
          "| | |\n",
          "| Top | 2 | 3 |\n|---|---|---|\n| A | A | B |\n| B | A | B |\n| - | - | - |\n",
          "top,middle,bottom\nA,A,B\nB,A,B\n,,\n", "top;2;bottom\nA;A;B\nB;A;B\n-\n",
          "1 (top),2,3 (bottom)\nA,A,B\nB,A,B\n-\n", "tube,top,middle,bottom\n1,A,A,B\n2,B,A,B\n3,,,\n",
          "top\tmiddle\tbottom\nA\tA\tB\nB\tA\tB\n_\t_\t_\n",
          "| | T1 | T2 | T3 |\n|---|---|---|---|\n| top | A | B | |\n| | A | A | |\n| bottom | B | B | |\n",
          "bottom,middle,top\nB,A,A\nB,A,B\n,,\n"})
        EXPECT_THAT(meanings(text), ElementsAre("water3:BAA/BAB/-")) << text;
    EXPECT_THAT(meanings("bottom,middle,top\nA,A,B\nB,B,\nA,,\n"), ElementsAre("water3:AAB/BB/A"));
}

TEST(NamedEnds, OfColumnsAreAboveNoPlaces) {
    for (const std::string_view text : {"| Tube | top | middle | bottom |\n|---|---|---|---|\n| 1 | A | A | "
                                        "B |\n| 2 | B | B | |\n| 3 | A | | |\n",
                                        "top,middle,bottom\nA,A,B\nB,B,\nA,,\n"})
        EXPECT_THAT(meanings(text), ElementsAre(HasSubstr("'B' lies above an empty place"))) << text;
}

TEST(NamedEnds, AreNoTubeAboveOrBelowLinesThatNameThem) {
    for (const std::string_view text :
         {"top to bottom:\ntop: A, A, B\ntop: B, A, B\nempty\n",
          "top first\ntop A A B bottom\ntop B A B bottom\n-\n",
          "top, ..., bottom\ntop, A, A, B, bottom\ntop, B, A, B, bottom\n-\n",
          "top: A A B\ntop: B A B\nempty\ntop to bottom\n", "top:\ntop: A A B\ntop: B A B\nempty\n"})
        EXPECT_THAT(meanings(text), testing::Each(testing::Not(HasSubstr("-/")))) << text;
}

TEST(NamedEnds, OfColumnsStandBesideNumbersOfTubes) {
    constexpr std::string_view table =
        "| Tube | top | bottom |\n|---|---|---|\n| {} | A | B |\n| {} | B | A |\n| {} | | |\n";
    constexpr std::string_view cells = "tube,top,bottom\n{},A,B\n{},B,A\n{},,\n";
    constexpr std::string_view layers =
        "| Tube | Unit 1 | Unit 2 |\n|---|---|---|\n| {} | A | B |\n| {} | B | A |\n| {} | | |\n";
    for (const std::string_view last : {"3-4", "total", "5", "2", "spare (x2)", ""}) {
        const std::string reason = "is not the next number of a tube";
        EXPECT_THAT(meanings(fmt::format(fmt::runtime(table), 1, 2, last)),
                    ElementsAre(HasSubstr(":5:1: '" + std::string(last) + "' in the first column " + reason)))
            << last;
        EXPECT_THAT(meanings(fmt::format(fmt::runtime(cells), 1, 2, last)),
                    ElementsAre(HasSubstr(":4:1: '" + std::string(last) + "' in the first column " + reason)))
            << last;
        EXPECT_THAT(meanings(fmt::format(fmt::runtime(layers), 1, 2, last)), ElementsAre(HasSubstr(reason)))
            << last;
    }
    EXPECT_THAT(meanings(fmt::format(fmt::runtime(table), "A", "B", "C")), ElementsAre("water2:BA/AB/-"));
    EXPECT_THAT(meanings(fmt::format(fmt::runtime(cells), "T1", "T2", "T3")), ElementsAre("water2:BA/AB/-"));
}

TEST(Labels, CountTubesByLettersAndShortNames) {
    for (const std::string_view text :
         {"Tube A: red blue\nTube B: blue red\nTube C: -\n", "a) red blue\nb) blue red\nc) -\n",
          "T1 = red blue\nT2 = blue red\nT3 = -\n", "A: red blue\nB: blue red\nC: -\n"})
        EXPECT_THAT(meanings(text), ElementsAre("water2:AB/BA/-")) << text;
    for (const std::string_view text :
         {"2: red blue\n1: blue red\n3: -\n", "A: red blue\nC: blue red\nD: -\n",
          "T1: red blue\nT1: blue red\nT2: -\n"})
        EXPECT_THAT(meanings(text), ElementsAre(HasSubstr("labels that do not count them"))) << text;
}

}  // namespace
}  // namespace decant::api
