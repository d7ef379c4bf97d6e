// The words, names and numbers around a list of tubes are heeded.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "unit/pasted_texts.hpp"

namespace decant::api {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

TEST(WordsBesideAList, HeedsACapacityBesideIt) {
    EXPECT_EQ(read_as("CAPACITY = 4\nt = [[1,1],[2,2],[1,2],[1,2]]\nsolve(t)\n", "bottom_first"),
              "water4:11/22/12/12");
    EXPECT_THAT(read_as("tube_size = 3\nt = [[1,2],[2,1],[]]\nsolve(t)\n", "bottom_first"),
                HasSubstr("1 has 2 units, a tube holds 3"));
    EXPECT_THAT(read_as("capacity = 2\ncapacity = 4\nt = [[1,2],[2,1],[]]\n"),
                HasSubstr("line 1 says 2, and line 2 says 4"));
}

TEST(WordsBesideAList, DoesNotDropTubesThatTheProgramTellsOf) {
    EXPECT_THAT(read_as("num_tubes = 5\nt = [[1,2],[2,1],[]]\n"),
                HasSubstr("this may tell of 5 tubes, and the list has 3"));
    EXPECT_THAT(read_as("num_tubes = 1\nt = [[1,2],[2,1],[]]\n"), HasSubstr("this may tell of 1 tube, and"));
    EXPECT_TRUE(is_offered("level = {tubes: [[1,2],[2,1]], emptyTubes: 2}", "water2:AB/BA/-/-"));
}

TEST(WordsBesideAList, HeedsWordsOfOrderAndOfBalls) {
    EXPECT_EQ(read_as("# top to bottom\nt = [[1,2],[2,1],[]]\n"), "water2:21/12/-");
    EXPECT_EQ(read_as("# listed bottom first\nt = [[1,2],[2,1],[]]\n"), "water2:12/21/-");
    EXPECT_TRUE(asks_for_order("# not top first\nt = [[1,2],[2,1],[]]\n"));
    EXPECT_TRUE(asks_for_order("t = [  # the top is on the right\n[1,2],[2,1],[]]\n"));
    EXPECT_TRUE(asks_for_order("solve([[1,2],[2,1],[]], top_first=False)"));
    EXPECT_THAT(read_as("# ball sort\nt = [[1,2],[2,1],[]]\n"),
                HasSubstr("use --rules water, or use --rules ball"));
}

TEST(WordsBesideAList, IsNoGoalOrSolution) {
    for (const std::string_view name :
         {"goal", "solution", "moves", "solvedState", "final_state", "expected"}) {
        EXPECT_THAT(read_as(fmt::format("{} = [[1,1],[2,2],[]]\n", name)), HasSubstr("may be no level"))
            << name;
    }
}

TEST(WordsBesideAList, HeedsNumbersBeforeWhatTheyCount) {
    constexpr std::string_view list = "tubes = [['a','b'],['b','a'],[]]  # {}\n";
    for (const std::string_view words : {"+ 2 more empty tubes", "5 tubes", "2 extra bottles in all"})
        EXPECT_THAT(read_as(fmt::format(list, words)), HasSubstr("write all tubes in the list")) << words;
    EXPECT_EQ(read_as(fmt::format(list, "3 tubes, 1 empty tube")), "water2:ab/ba/-");
    EXPECT_THAT(read_as("EMPTY = 3\ntubes = [[1,2],[2,1],[3,3],[]]\n"),
                HasSubstr("or stand for an empty place"));
    EXPECT_THAT(read_as("EMPTY = 1\ntubes = [[2,3],[3,2],[1,1],[]]\n"),
                HasSubstr("or stand for an empty place"));
    EXPECT_EQ(read_as("t = [['a','b'],['b','a'],['a','a'],['b','b'],[]]  # each tube holds 4\n"),
              "water4:ab/ba/aa/bb/-");
}

TEST(WordsBesideAList, HeedsHeadersOfLinesAsWords) {
    EXPECT_EQ(read_as("order: top-first\n[[1,1,2],[2,1,2],[]]\n"), "water3:211/212/-");
    EXPECT_THAT(read_as("rules: ball\nbottom first\n[[1,2],[2,1],[]]\n"),
                HasSubstr("rules are those of balls"));
    EXPECT_THAT(read_as("capacity: 4\ntop first\n[[1,2],[2,1],[]]\n"), HasSubstr("a tube holds 4"));
}

TEST(WordsBesideAList, HeedsWordsOfOtherLanguages) {
    constexpr std::string_view list = "// {}\nt = [[1,1,2],[2,1,2],[]];\n";
    for (const std::string_view words : {"oben zuerst", "surface first", "arriba primero"})
        EXPECT_TRUE(asks_for_order(fmt::format(list, words))) << words;
    for (const std::string_view words : {"marbles, one at a time", "juego de bolas"})
        EXPECT_THAT(read_as(fmt::format(list, words)), HasSubstr("rules are those of balls")) << words;
}

TEST(WordsBesideAList, IsNotAllWhereSomethingBesideItHasNoRule) {
    constexpr std::string_view list = "tubes = [[1,2,2],[2,1,1],[]]\n";
    for (const std::string_view more : {"locked = [2]\n", "hidden = {(0, 1)}\n", "const frozen = [1];\n"})
        EXPECT_THAT(read_as(fmt::format("{}{}", list, more), "bottom_first"), HasSubstr("has no rule for"))
            << more;
    EXPECT_EQ(read_as(fmt::format("{}locked = []\nassert locked == []\n", list), "bottom_first"),
              "water3:122/211/-");
}

TEST(WordsBesideAList, TellACapacityByWhateverNameItHas) {
    constexpr std::string_view list = "tubes = [[1,1],[2,2],[1,2],[1,2],[]]\n";
    for (const std::string_view said : {"TUBE_CAP = 4", "MAXLEN = 4", "maxSize = 4", "bottleCap = 4"})
        EXPECT_EQ(read_as(fmt::format("{}{}\n", list, said), "bottom_first"), "water4:11/22/12/12/-") << said;
    EXPECT_THAT(read_as(fmt::format("{}capacities = [4, 4, 2, 2, 4]\n", list), "bottom_first"),
                HasSubstr("more of the level"));
}

TEST(WordsBesideAList, AskWhereTheyMayAddATube) {
    constexpr std::string_view list = "tubes = [[1,2,2],[2,1,1],[]]\n";
    for (const std::string_view more : {"Solver(tubes, extra=1)", "addEmpty(tubes, 2)", "add_empty(tubes)"})
        EXPECT_THAT(read_as(fmt::format("{}{}\n", list, more), "bottom_first"), Not(StartsWith("water")))
            << more;
}

TEST(WordsBesideAList, HeedWhatLispMakesOfIt) {
    constexpr std::string_view list = "(def tubes [[1 2 2] [2 1 1] []])\n";
    EXPECT_EQ(read_as(fmt::format("{}(solve tubes)\n", list), "bottom_first"), "water3:122/211/-");
    for (const std::string_view use : {"(solve (conj tubes []))", "(def a (mapv (comp vec rseq) tubes))",
                                       "(solve (rest tubes))", "(solve (assoc tubes 2 [1]))"})
        EXPECT_THAT(read_as(fmt::format("{}{}\n", list, use), "bottom_first"),
                    HasSubstr("may change the list"))
            << use;
}

TEST(WordsBesideAList, MayDeclareItInALineAbove) {
    EXPECT_EQ(read_as("(def tubes\n[[1 2 2] [2 1 1] []])\n", "bottom_first"), "water3:122/211/-");
}

TEST(WordsBesideAList, AskForTheOrderWhereItsNameTellsOfAnEnd) {
    for (const std::string_view name : {"topdown", "stack_heads_first", "headFirst", "descending"})
        EXPECT_TRUE(asks_for_order(fmt::format("{} = [[1,2,2],[2,1,1],[]]\n", name))) << name;
}

TEST(WordsBesideAList, HeedHeadersThatHaveNoRule) {
    constexpr std::string_view list = "bottom first\n[[1,2,2],[2,1,1],[]]\n";
    for (const std::string_view said : {"locked: 2", "maxPour: 1", "reserve: 1", "Kapazit\u00E4t: 4"})
        EXPECT_THAT(read_as(fmt::format("{}\n{}", said, list)), HasSubstr("more of the level")) << said;
    for (const std::string_view said : {"Level: 7", "moves: 12", "Date: 2024-05-01", "author: me"})
        EXPECT_EQ(read_as(fmt::format("{}\n{}", said, list)), "water3:122/211/-") << said;
}

}  // namespace
}  // namespace decant::api
