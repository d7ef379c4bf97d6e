// One move by the rules: how many units pour, and the reasons against a pour.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/rules/pours.hpp"

#include "unit/tube_sort/levels.hpp"

namespace decant::puzzles::tube_sort {
namespace {

/// The tubes after a legal pour, and how many units went over.
std::string poured(std::string_view code, int from, int to, int units) {
    Board board = board_of(code);
    const Pour pour{from - 1, to - 1};
    EXPECT_EQ(why_illegal(board, pour), std::nullopt) << code;
    EXPECT_EQ(make(board, pour), units) << code;
    return tubes_of(board);
}

std::string fault(std::string_view code, int from, int to) {
    return why_illegal(board_of(code), {from - 1, to - 1}).value_or("legal");
}

TEST(WaterPour, CarriesTheWholeTopRun) {
    EXPECT_EQ(poured("water4:ABBB/-", 1, 2, 3), "A/BBB");
    EXPECT_EQ(poured("water4:ABB/CB", 1, 2, 2), "A/CBBB");
    EXPECT_EQ(poured("water4:AA/-", 1, 2, 2), "-/AA");
}

TEST(WaterPour, StopsWhereTheTargetIsFull) {
    EXPECT_EQ(poured("water4:ABBB/CCB", 1, 2, 1), "ABB/CCBB");
    EXPECT_EQ(poured("water4:ABBB/-^2", 1, 2, 2), "AB/BB^2");
}

TEST(BallMove, CarriesOneUnit) {
    EXPECT_EQ(poured("ball4:ABBB/-", 1, 2, 1), "ABB/B");
    EXPECT_EQ(poured("ball4:A/AA", 1, 2, 1), "-/AAA");
}

TEST(WhyIllegal, NamesEachReason) {
    EXPECT_EQ(fault("water2:AB/B/-", 1, 2), "legal");
    EXPECT_NE(fault("water2:AB/B/-", 1, 4).find("no tube 4"), std::string::npos);
    EXPECT_NE(fault("water2:AB/B/-", 9, 1).find("no tube 9"), std::string::npos);
    EXPECT_NE(fault("water2:AB/B/-", 2, 2).find("into itself"), std::string::npos);
    EXPECT_NE(fault("water2:AB/B/-", 3, 1).find("tube 3 is empty"), std::string::npos);
    EXPECT_NE(fault("water2:AB/BB/-", 1, 2).find("tube 2 is full"), std::string::npos);
    EXPECT_NE(fault("water2:AB/A/-", 1, 2).find("B does not go onto A"), std::string::npos);
}

TEST(WhyIllegal, LetsHiddenUnitsMatchNothing) {
    EXPECT_NE(fault("water2:A?/B/-", 1, 3).find("hidden"), std::string::npos);
    EXPECT_NE(fault("water2:A?/B/-", 2, 1).find("full"), std::string::npos);
    EXPECT_NE(fault("water3:A?/B/-", 2, 1).find("hidden"), std::string::npos);
    EXPECT_NE(fault("water3:A?/?/-", 1, 2).find("hidden"), std::string::npos);
}

TEST(ReadPour, TakesTubesCountedFromOne) {
    const auto pour = read_pour("10>13");
    ASSERT_TRUE(pour);
    EXPECT_EQ(pour->from, 9);
    EXPECT_EQ(pour->to, 12);
    EXPECT_EQ(to_move(*pour), "10>13");
}

TEST(ReadPour, RefusesAnythingElse) {
    for (const std::string_view text :
         {"", ">", "1>", ">1", "0>1", "1>0", "1>2>3", "1 >2", "a>b", "-1>2", "1000000>1", "1-2"})
        EXPECT_FALSE(read_pour(text)) << text;
}

}  // namespace
}  // namespace decant::puzzles::tube_sort
