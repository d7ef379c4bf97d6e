// Pictures in layers, with bars between the tubes, rules and numbers above or below.
// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "unit/meanings.hpp"

namespace decant::api {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(Frames, AreLeftAside) {
    for (const std::string_view text :
         {"A . .\nB . B\nB A A\n1 2 3\n", "A . .\nB . B\nB A A\n0 1 2\n", "1 2 3\nA . .\nB . B\nB A A\n",
          "A,,\nB,,B\nB,A,A\n1,2,3\n", "A\t\t\nB\t\tB\nB\tA\tA\n1\t2\t3\n",
          "A | . | .\nB | . | B\nB | A | A\n1 | 2 | 3\n", "|A| | |\n|B| |B|\n|B|A|A|\n 1 2 3\n",
          "|A| | |\n|B| |B|\n|B|A|A|\n", "|A| | | | |\n|B| | | |B|\n|B| |A| |A|\n 1   2   3\n",
          "A . .\nB . B\nB A A\nT1 T2 T3\n", "A . .\nB . B\nB A A\n=====\n1 2 3\n",
          "=====\n1 2 3\n-----\nA . .\nB . B\nB A A\n", "A . .\nB . B\nB A A\n--- --- ---\n",
          "> A . .\n> B . B\n> B A A\n> -----\n"}) {
        EXPECT_THAT(meanings(text), ElementsAre("water3:BBA/A/AB")) << text;
    }
}

TEST(Frames, AreFloorsWhereEachColumnHasOneBelow) {
    for (const std::string_view floor :
         {"--- --- ---", "=== === ===", "+--+--+--+", "--- --- ---\n 1   2   3"})
        EXPECT_THAT(meanings("B A .\nA B .\n" + std::string(floor) + "\n"), ElementsAre("water2:AB/BA/-"))
            << floor;
    for (const std::string_view line : {"1 2 3", "-----"})
        EXPECT_EQ(meanings("B A .\nA B .\n" + std::string(line) + "\n").size(), 2U) << line;
}

TEST(Frames, SayNothingWhereRowsMayBeTubes) {
    for (const std::string_view text :
         {"A A . .\nA A . .\nB B . .\nB B . .\n1 2 3 4\n", "1 2 3\nA . .\nA . .\nA . .\n"})
        EXPECT_THAT(meanings(text), ElementsAre(HasSubstr("a tube in each column or in each row"))) << text;
}

TEST(Frames, FitTheirColumns) {
    for (const std::string_view text :
         {"A . .\nB . B\nB A A\n1 2 3 4\n", "A . .\nB . B\nB A A\n--- ---\n", "A . .\nB . B\nB A A\n2 3 4\n",
          "|A| | |\nB . B\nB A A\n1 2 3\n", "A B\nB A\n-\n1 2\n"})
        EXPECT_THAT(meanings(text), ElementsAre(HasSubstr(":"))) << text;
    for (const std::string_view text : {"1 2\n2 1\n-\n", "1 2 3\n2 3 1\n3 1 2\n-\n"})
        EXPECT_THAT(meanings(text).front(), testing::EndsWith("/-")) << "numbers are colors: " << text;
}

}  // namespace
}  // namespace decant::api
