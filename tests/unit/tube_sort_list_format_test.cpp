// Nested lists in Python or JavaScript notation.
// SPDX-License-Identifier: MIT
#include "unit/tube_sort_levels.hpp"

namespace decant::puzzles::tube_sort {
namespace {

TEST(ListFormat, TakesStringsNamesAndNumbersBottomFirst) {
    const Board board = board_in("list", R"([["a b", 'c', `d`], [RED, 7, "?"], []])", partial_option());
    EXPECT_EQ(board.colors, (std::vector<std::string>{"a b", "c", "d", "RED", "7"}));
    EXPECT_EQ(board.tubes[1].units.back(), hidden);
    EXPECT_EQ(board.tubes[2], (Tube{3, {}}));
}

TEST(ListFormat, TakesAnAssignmentCommentsAndATrailingComma) {
    for (const std::string_view text :
         {"board = [[1, 2], [2, 1], []]", "const board = [[1, 2], [2, 1], [],];",
          "# Python\nx = [\n [1, 2,],  # one\n [2, 1],\n [],\n]\n",
          "// JavaScript\n[[1, 2], [2, 1], []] // end"}) {
        EXPECT_EQ(tubes_of(board_in("list", text)), "12/21/-") << text;
    }
}

TEST(ListFormat, TakesEscapesInStrings) {
    EXPECT_EQ(board_in("list", R"([["a\"b\\", 1], [1, "a\"b\\"], []])").colors.front(), R"(a"b\)");
}

TEST(ListFormat, SaysWhereAListIsWrong) {
    EXPECT_TRUE(refused("list", "(1)", {1, 2}, "'1'"));
    EXPECT_TRUE(refused("list", "[1, 2]", {1, 2}, "'1'"));
    EXPECT_TRUE(refused("list", "[[1, 2 3]]", {1, 8}, "'3'"));
    EXPECT_TRUE(refused("list", "[[1,,2]]", {1, 5}, "','"));
    EXPECT_TRUE(refused("list", "[[1],\n [1]", {2, 5}, "end of the text"));
    EXPECT_TRUE(refused("list", "[[1] [2, 3]]", {1, 8}, "not between others"));
    EXPECT_TRUE(refused("list", "[['a' 'b'], ['b', 'a'], []]", {1, 7}, "'b'"));
    EXPECT_TRUE(refused("list", "[{:a 1} {:b 2}]", {1, 6}, "'1'"));
    EXPECT_TRUE(refused("list", "[[1]] 2", {1, 7}, "'2'"));
    EXPECT_TRUE(refused("list", "[['red]]", {1, 3}, "string"));
    EXPECT_TRUE(refused("list", "[['re\nd']]", {1, 3}, "string"));
    EXPECT_TRUE(refused("list", "[['re\\\nd']]", {1, 6}, "escape"));
    EXPECT_TRUE(refused("list", "[[null]]", {1, 2}, "no color"));
    EXPECT_TRUE(refused("list", "[['\\u0001']]", {1, 3}, "cannot name a color"));
    EXPECT_TRUE(refused("list", "[]", {1, 3}, "no tubes"));
    EXPECT_TRUE(refused("list", "board [[1]]", {1, 1}, "'board'"));
}

TEST(ListFormat, TakesBracketsOfAnyKindWithOrWithoutCommas) {
    for (const std::string_view text : {"{{1, 2}, {2, 1}, {}}", "((1 2) (2 1) ())", "[(1, 2), (2, 1), ()]",
                                        "[:1 :2] [:2 :1] []", "[1,2][2,1][]", R"([["1" "2"] ["2" "1"] []])",
                                        "{c::1, c::2}, {c::2, c::1}, {}", "[[c.1, c.2], [c.2, c.1], []]"})
        EXPECT_EQ(tubes_of(board_in("list", text, in_order(Order::bottom_first))), "12/21/-") << text;
}

TEST(ListFormat, TakesStringsOfBlanksForEmptyPlaces) {
    EXPECT_EQ(
        tubes_of(board_in("list", R"([["1", "2"], ["2", "1"], ["", " "]])", in_order(Order::bottom_first))),
        "12/21/-");
    EXPECT_EQ(tubes_of(board_in("list", R"([["", "2"], ["2", "1"], ["", "1"]])")), "2/12/1");
}

TEST(ListFormat, StatesAnOrderOnlyAsPythonAndJavaScriptWriteLists) {
    EXPECT_EQ(tubes_of(board_in("list", "[[1, 2], [2, 1], []]")), "12/21/-");
    for (const std::string_view text : {"{{1, 2}, {2, 1}, {}}", "[[1 2] [2 1] []]", "[1, 2][2, 1][]"})
        EXPECT_FALSE(read("list", text).ok()) << text;
}

TEST(ListFormat, WritesWhatItCanHoldAndRefusesTheRest) {
    EXPECT_EQ(*formats().print(board_in("native", "a \"b\\\"\"\n\"b\\\"\" a\n-\n"), "list"),
              "[\n [\"a\", \"b\\\"\"],\n [\"b\\\"\", \"a\"],\n [],\n]\n");
    EXPECT_FALSE(formats().print(board_of("water2:A/A^1"), "list"));
    EXPECT_FALSE(formats().print(board_in("native", "decant tube-sort 1\n\"?\" a\na \"?\"\n"), "list"));
}

TEST(ListFormat, HoldsNoNamesThatMayBeAmountsWhateverTheReaderIsTold) {
    const std::string text = "decant tube-sort 1\nred^2 \"not red\"\n\"not red\" red^2\n-\n";
    for (const ReadOptions& told : {ReadOptions{}, partial_option()})
        EXPECT_FALSE(formats().print(board_in("native", text, told), "list").ok()) << told.partial;
}

}  // namespace
}  // namespace decant::puzzles::tube_sort
