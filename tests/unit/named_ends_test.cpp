// Arrows between units, words for the ends of tubes, and labels before them.
// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>
#include <gtest/gtest.h>

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
          "bottom: B A A\nbottom: B A B\nbottom:\n", "bottom [B, A, A] top\nbottom [B, A, B] top\n-\n"})
        EXPECT_THAT(meanings(text), ElementsAre("water3:BAA/BAB/-")) << text;
}

TEST(NamedEnds, AreRefusedWhereTheyDiffer) {
    for (const std::string_view text :
         {"top: A, B ; top\ntop: B, A ; bottom\n-\n", "top: A, B\nbottom: B, A\n-\n", "top A B\nB A\n-\n",
          "top bottom\nbottom top\n-\n"})
        EXPECT_THAT(meanings(text), ElementsAre(HasSubstr(":1:"))) << text;
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
