// Rows of a text may be tubes, or layers of a picture whose columns are.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string_view>

#include "unit/meanings.hpp"
#include "unit/pasted_texts.hpp"

namespace decant::api {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr std::string_view both = "each row of this may be a tube, or each column";

TEST(RowsOrColumns, AreAskedAboutInEachForm) {
    for (const std::string_view text :
         {"grid = [\n [0,0,0,0],\n [1,2,0,0],\n [2,1,0,0],\n [1,2,2,1],\n]\n",
          "int board[ROWS][COLS] = {\n {0,0,0,0},\n {1,2,0,0},\n {2,1,0,0},\n {1,2,2,1},\n};\n",
          R"({"grid":[[0,0,0,0],[1,2,0,0],[2,1,0,0],[1,2,2,1]]})",
          R"({"board":[["a","b",null,null],["b","a",null,null],["a","b",null,null],["b","a",null,null]]})",
          "board:\n  - \"....\"\n  - \"ab..\"\n  - \"ba..\"\n  - \"abba\"\n",
          "board = [\"....\",\n         \"ab..\",\n         \"ba..\",\n         \"abba\"]\n",
          "# columns = tubes\ngrid = "
          "[[\"a\",\"b\",\"\",\"\"],[\"b\",\"a\",\"\",\"\"],[\"a\",\"b\",\"\",\"\"],[\"b\",\"a\",\"\",\"\"]]"
          "\n",
          "capacity: 4\n. . . .\na b . .\nb a . .\na b b a\n",
          "name: Level 5\na b - -\nb a - -\na b - -\nb a - -\n",
          "4\n4\n. . . .\n1 2 . .\n2 1 . .\n1 2 2 1\n"})
        EXPECT_THAT(read_as(text), HasSubstr(both)) << text;
}

TEST(RowsOrColumns, AreRowsWhereTheOrderOfTubesIsTold) {
    constexpr std::string_view text = "[[0,0,0,0],[1,2,0,0],[2,1,0,0],[1,2,2,1]]";
    EXPECT_EQ(read_as(text, "bottom_first"), "water4:-/12/21/1221");
    EXPECT_THAT(read_as(text, "top_first"), HasSubstr("lies above an empty place"));
}

TEST(RowsOrColumns, AreSaidToBeLayersWhereTheirOrderIsAskedFor) {
    constexpr std::string_view picture = "RBG..\nGRB..\nGRB..\nBGR..\n";
    EXPECT_THAT(read_as(picture),
                HasSubstr("use --bottom-first and --from layers, or use --top-first and --from layers"));
    EXPECT_THAT(read_as(picture, "top_first"), HasSubstr("if they are layers, use --from layers"));
    LoadOptions said = saying("top_first");
    said.format = "layers";
    EXPECT_EQ(code_of(*load(picture, said)), "water4:BGGR/GRRB/RBBG/-/-");
}

TEST(RowsOrColumns, AreRowsWhereNoColumnsAreTubes) {
    EXPECT_EQ(read_as("[[1,2,1,2],[2,1,2,1],[0,0,0,0]]", "bottom_first"), "water4:1212/2121/-");
    EXPECT_THAT(read_as("[[1,2,1,2],[2,1,2,1],[0,0,0,0]]"), Not(HasSubstr(both)));
    EXPECT_EQ(read_as("[[1,2,null],[2,1,1],[2,null,null]]"), "water3:12/211/2");
}

TEST(RowsOrColumns, AreRowsWhereTheyAreCalledTubes) {
    constexpr std::string_view rows = "[[0,0,0,0],[1,2,0,0],[2,1,0,0],[1,2,2,1]]";
    for (const std::string_view name : {"tubes", "bottles", "my_tubes"})
        EXPECT_EQ(read_as(fmt::format("{} = {}\n", name, rows)), "water4:-/12/21/1221") << name;
    EXPECT_EQ(read_as(fmt::format("{{\"tubes\": {}}}", rows)), "water4:-/12/21/1221");
    EXPECT_THAT(read_as(fmt::format("rows = {}\n", rows)), HasSubstr(both));
}

TEST(NamedColumns, AreTubesWhereTheyAreCalledSo) {
    for (const std::string_view names :
         {"tube 1,tube 2,tube 3,tube 4", "T1,T2,T3,T4", "Bottle1,Bottle2,Bottle3,Bottle4"})
        EXPECT_EQ(read_as(fmt::format("{}\n,,,\nred,blue,,\nblue,red,,\nred,blue,blue,red\n", names)),
                  "water4:ABA/BAB/B/A")
            << names;
}

TEST(NamedColumns, AreAskedAboutWhereRowsMayBeTubes) {
    constexpr std::string_view rows = "red,green,green,blue\nblue,red,red,green\ngreen,blue,blue,red\n-\n";
    for (const std::string_view names : {"1,2,3,4", "T,2,3,B", "surface,upper,lower,floor", "A,B,C,D"})
        EXPECT_THAT(read_as(fmt::format("{}\n{}", names, rows)),
                    HasSubstr("this table may have a tube in each column or in each row"))
            << names;
}

TEST(NamedColumns, AreNoTubesWhereTheyAreCalledLayers) {
    constexpr std::string_view rows = "red,green,green,blue\nblue,red,red,green\ngreen,blue,blue,red\n-\n";
    for (const std::string_view names :
         {"slot1,slot2,slot3,slot4", "layer1,layer2,layer3,layer4", "Unit 1,Unit 2,Unit 3,Unit 4"})
        EXPECT_THAT(read_as(fmt::format("{}\n{}", names, rows)),
                    HasSubstr("this row names the places of tubes"))
            << names;
}

}  // namespace
}  // namespace decant::api
