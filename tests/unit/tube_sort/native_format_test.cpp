// decant's own text: headers, tubes, comments, quotes, and the places of errors.
// SPDX-License-Identifier: MIT
#include "unit/tube_sort/levels.hpp"

namespace decant::puzzles::tube_sort {
namespace {

TEST(NativeFormat, TakesHeadersInAnyOrder) {
    const Board board =
        board_in("native", "decant tube-sort 1\nname: one # two\ncapacity: 3\nrules: ball\n\nred\n-\n",
                 partial_option());
    EXPECT_EQ(board.rules, Rules::ball);
    EXPECT_EQ(board.name, "one # two");
    EXPECT_EQ(board.tubes[1], (Tube{3, {}}));
}

TEST(NativeFormat, NeedsNoHeaderAtAll) {
    const Board board = board_in("native", "decant tube-sort 1\nred blue\nblue red\n-\n");
    EXPECT_EQ(board.rules, Rules::water);
    EXPECT_EQ(board.tubes[2].capacity, 2);
    EXPECT_EQ(tubes_of(board), "AB/BA/-");
}

TEST(NativeFormat, TurnsTubesThatAreTopFirst) {
    EXPECT_EQ(board_in("native", "decant tube-sort 1\norder: top-first\n\na b\nb a\n").colors,
              (std::vector<std::string>{"b", "a"}));
    EXPECT_EQ(board_in("native", "decant tube-sort 1\norder: bottom-first\n\na b\nb a\n").colors,
              (std::vector<std::string>{"a", "b"}));
}

TEST(NativeFormat, IgnoresCommentsAndBlankLines) {
    EXPECT_EQ(tubes_of(board_in("native", "decant tube-sort 1\n# x\n\n  A B # A A A\n\n#\n\tB A\n-\n")),
              "AB/BA/-");
    EXPECT_EQ(tubes_of(board_in("native", "# x\n\ndecant tube-sort 1\n  A B # below A\n\tB A\n\n-\n")),
              "AB/BA/-");
}

TEST(NativeFormat, TakesAnyNameInQuotes) {
    const Board board = board_in("native", R"(decant tube-sort 1
"not green" "-" "?" "a\"b\\" "#" "rules:"
)",
                                 partial_option());
    EXPECT_EQ(board.colors, (std::vector<std::string>{"not green", "-", "?", "a\"b\\", "#", "rules:"}));
    EXPECT_FALSE(has_unknown_units(board));
}

TEST(NativeFormat, TakesHiddenUnitsEmptyTubesAndCapacities) {
    EXPECT_EQ(tubes_of(board_in("native", "decant tube-sort 1\ncapacity: 3\nA ?\n-\n(empty)\nA ^2\n- ^1\n")),
              "A?/-/-/A^2/-^1");
}

TEST(NativeFormat, AllowsMissingUnitsWhereTheTextSaysSo) {
    EXPECT_TRUE(board_in("native", "decant tube-sort 1\npartial: yes\ncapacity: 4\nA B\n").partial);
    EXPECT_TRUE(
        refused("native", "decant tube-sort 1\npartial: no\ncapacity: 4\nA B\n", {4, 1}, "A has 1 unit"));
}

TEST(NativeFormat, SaysWhereAHeaderIsWrong) {
    EXPECT_TRUE(refused("native", "decant tube-sort 2\nA A\n", {1, 1}, "version"));
    EXPECT_TRUE(refused("native", "decant dog-bunny 1\nA A\n", {1, 1}, "dog-bunny"));
    EXPECT_TRUE(refused("native", "decant tube-sort 1\nspeed: 3\nA A\n", {2, 1}, "'speed'"));
    EXPECT_TRUE(refused("native", "decant tube-sort 1\nA A\nrules: ball\n", {3, 1}, "'rules'"));
    EXPECT_TRUE(refused("native", "decant tube-sort 1\nrules: ball\nrules: ball\nA A\n", {3, 1}, "'rules'"));
    EXPECT_TRUE(refused("native", "decant tube-sort 1\nrules: oil\nA A\n", {2, 8}, "'oil'"));
    EXPECT_TRUE(refused("native", "decant tube-sort 1\ncapacity: 33\nA A\n", {2, 11}, "'33'"));
    EXPECT_TRUE(refused("native", "decant tube-sort 1\norder: up\nA A\n", {2, 8}, "'up'"));
    EXPECT_TRUE(refused("native", "decant tube-sort 1\npartial: maybe\nA A\n", {2, 10}, "'maybe'"));
    EXPECT_TRUE(refused("native", "decant tube-sort 1\nname: a\x1B[2Jb\nA A\n", {2, 7}, "'a?[2Jb'"));
}

TEST(NativeFormat, SaysWhereATubeIsWrong) {
    EXPECT_TRUE(refused("native", "decant tube-sort 1\nA A\n A \"B\n", {3, 4}, "string"));
    EXPECT_TRUE(refused("native", "decant tube-sort 1\nA -\n", {2, 3}, "'-'"));
    EXPECT_TRUE(refused("native", "decant tube-sort 1\n- A\n", {2, 3}, "empty"));
    EXPECT_TRUE(refused("native", "decant tube-sort 1\nA ^0\n", {2, 3}, "'^0'"));
    EXPECT_TRUE(refused("native", "decant tube-sort 1\nA ^2 A\n", {2, 6}, "capacity"));
    EXPECT_TRUE(refused("native", "decant tube-sort 1\nA [B]\n", {2, 3}, "'['"));
    EXPECT_TRUE(refused("native", "decant tube-sort 1\nA \"\"\n", {2, 3}, "''"));
    EXPECT_TRUE(refused("native", "decant tube-sort 1\n\u00E9 \u00E9 a\x01\n", {2, 5}, "'a?'"));
    EXPECT_TRUE(refused("native", "decant tube-sort 1\n# nothing\n", {3, 1}, "no tubes"));
}

TEST(NativeFormat, WritesQuotesOnlyWhereTheyAreNeeded) {
    EXPECT_EQ(
        *formats().print(
            board_in("native", "decant tube-sort 1\nname: n\n\nnavy-blue \"a b\" ?\n\"-\" ^2\n- ^1\n"),
            "native"),
        "decant tube-sort 1\nrules: water\ncapacity: 3\nname: n\n\nnavy-blue \"a b\" ?\n\"-\" ^2\n- ^1\n");
}

TEST(NativeFormat, IsNoRemedyForItself) {
    EXPECT_EQ(to_string(cannot_hold("list", "it"), "it"),
              "it: the format list cannot hold it; use --to native");
    EXPECT_EQ(to_string(cannot_hold("native", "it"), "it"),
              "it: the format native cannot hold it; use --to code");
}

}  // namespace
}  // namespace decant::puzzles::tube_sort
