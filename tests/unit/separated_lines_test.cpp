// Lines may have marks between their units, or brackets around them.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "unit/meanings.hpp"

namespace decant::api {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Not;
using testing::StartsWith;

TEST(SeparatedLines, LoseNoEmptyTubeBesideBrackets) {
    EXPECT_THAT(meanings("1) empty\n2) (A\tB)\n3) (B\tA)\n"),
                ElementsAre("water2:-/AB/BA", "water2:-/BA/AB"));
    EXPECT_THAT(meanings("tubes:\nempty\n[[1,2],[2,1]]\n"), Not(Contains("water2:12/21")));
}

TEST(SeparatedLines, MayBeWordsOfOneUnit) {
    EXPECT_THAT(meanings("2-1\n2-1\n_\n_\n"), Contains("water2:21/21/-/-"));
}

TEST(SeparatedLines, HaveOneMarkBetweenAllUnits) {
    for (const std::string_view mark : {";", " ; ", "/", " / ", " - ", "-"}) {
        EXPECT_THAT(meanings(fmt::format("red{0}red{0}blue\nblue{0}red{0}blue\nempty\n", mark)),
                    ElementsAre("water3:AAB/BAB/-", "water3:BAA/BAB/-"))
            << mark;
    }
    EXPECT_THAT(meanings("1: red | red | blue\n2: blue | red | blue\n3: empty\n"),
                ElementsAre("water3:AAB/BAB/-", "water3:BAA/BAB/-"));
    EXPECT_THAT(meanings("light blue; light blue; red\nred; light blue; red\n-\n"),
                ElementsAre("water3:AAB/BAB/-"));
}

TEST(SeparatedLines, HoldNothingElse) {
    for (const std::string_view text :
         {"red/blue\nblue/red\n-\nthank you\nthank you\n", "red/blue\nblue red/green\n-\n",
          "a | b\nb | a\n_ | _\n", "red; <b>blue</b>\n<b>blue</b>; red\n-\n"}) {
        EXPECT_THAT(meanings(text).front(), StartsWith(":1:")) << text;
    }
    EXPECT_THAT(meanings("a, a, ,\n\nb, a, ,\n\nb, b, ,\n\nb, a, ,\n").front(), StartsWith(":2:"))
        << "layers";
}

TEST(SeparatedLines, MayBeEmptyWhereTheyAreBlank) {
    for (const std::string_view text : {"1/2\n\n2/1\n", "(1 1)\n\n(2)\n(2)\n", "(1 1)\n\n(2)\nnone\n(2)\n"}) {
        for (const std::string& meaning : meanings(text)) EXPECT_THAT(meaning, StartsWith(":")) << text;
    }
}

TEST(Brackets, KeepEmptyTubesThatHaveNone) {
    for (const std::string_view text :
         {"(1 1)\n(2)\n(2)\nnone\n", "* (1, 1)\n* (2)\n* (2)\n* none\n", "{1;1}\n{2}\n{2}\nempty\n",
          "[1,1],\n[2],\n[2],\n*\n", "(1,1)\n(2,.)\n(2,.)\n.,.\n"}) {
        for (const std::string& code : meanings(text)) EXPECT_EQ(code.substr(6), ":11/2/2/-") << text;
    }
}

}  // namespace
}  // namespace decant::api
