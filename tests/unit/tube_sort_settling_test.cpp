// A text that may mean two levels is refused, and one that everybody reads alike is read so.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <gmock/gmock.h>

#include "puzzles/doubt.hpp"
#include "unit/tube_sort_levels.hpp"

namespace decant::puzzles::tube_sort {
namespace {

using testing::HasSubstr;

constexpr std::string_view words[] = {"empty", "Empty", "EMPTY", "(empty)", "[]",       "e",
                                      "E",     "0",     "*",     ".",       "_",        "-",
                                      "空",    "null",  "NULL",  "None",    "undefined"};

TEST(Settling, TakesEachWordForEmptinessInEachFormat) {
    for (const std::string_view word : words) {
        const std::string row = fmt::format("{0} {0}", word);
        const auto order = in_order(Order::bottom_first);
        EXPECT_EQ(
            tubes_of(board_in("list", fmt::format(R"([["a","b"],["b","a"],["{0}","{0}"]])", word), order)),
            "ab/ba/-")
            << word;
        EXPECT_EQ(tubes_of(board_in("cups", fmt::format("3\n2\na b\nb a\n{}\n", row), order)), "ab/ba/-")
            << word;
        // Bare brackets are no colors of native text at all.
        if (word == "[]") continue;
        EXPECT_EQ(tubes_of(board_in("native", fmt::format("a b\nb a\n{}\n", row), order)), "ab/ba/-") << word;
    }
}

TEST(Settling, TakesPlacesAboveTheUnitsOfATube) {
    EXPECT_EQ(tubes_of(board_in("list", "[[a,b,null],[b,a,b],[a,null,null]]")), "ab/bab/a");
    EXPECT_EQ(tubes_of(board_in("list", "[[1,0,0],[1,0,0],[1,2,2],[2,0,0]]")), "1/1/122/2");
    EXPECT_EQ(tubes_of(board_in("list", "[[null,a,b],[b,a,b],[null,null,a]]")), "ba/bab/a");
    EXPECT_TRUE(refused("list", "[[null,a,b],[b,a,b],[null,null,a]]", {1, 8}, "leave empty places out",
                        in_order(Order::bottom_first)))
        << "who states an order is not told to state the other one";
}

TEST(Settling, AsksAboutBlankCellsThatFillRowsUp) {
    constexpr std::string_view rows = "a,b,b\nb,a,\na,,\n,,\n";
    EXPECT_TRUE(refused("csv", rows, {2, 5}, "bottom first or top first"));
    EXPECT_EQ(tubes_of(board_in("csv", rows, in_order(Order::bottom_first))), "abb/ba/a/-");
    EXPECT_EQ(tubes_of(board_in("csv", rows, in_order(Order::top_first))), "bba/ab/a/-");
    EXPECT_EQ(tubes_of(board_in("csv", "a,b,b\n,b,a\n,,a\n,,\n")), "bba/ab/a/-")
        << "those at the beginning lie on top";
}

TEST(Settling, KeepsALetterOrADigitThatMustBeAColor) {
    EXPECT_EQ(tubes_of(board_in("list", "[[0,1],[1,0],[],[]]")), "01/10/-/-");
    EXPECT_EQ(tubes_of(board_in("native", "A E\nE A\nB B\n-\n")), "AE/EA/BB/-");
    EXPECT_EQ(tubes_of(board_in("list", "[[A,E],[E,A],[E,E],[]]")), "AE/EA/EE/-");
    EXPECT_EQ(tubes_of(board_in("code", "water2:AE/AE")), "AE/AE");
}

TEST(Settling, RefusesALetterThatMayBeEither) {
    EXPECT_TRUE(refused("list", "[[1,1,0],[2,1,0],[2,2,0],[3,3]]", {1, 7}, "'0' may be", partial_option()));
    EXPECT_TRUE(refused("list", "[[1,1],[0,0],[2,2]]", {1, 9}, "'0' may be"));
    EXPECT_TRUE(refused("list", "[[1,2,0,0],[2,1,0,0],[1,2,2,1],[]]", {1, 7}, "'0' may be"));
    EXPECT_TRUE(refused("native", "decant tube-sort 1\nA B\nB A\ne e\n", {4, 1}, "'e' may be"));
}

/// The tubes that a text is read as, or what is wrong with it.
std::string outcome(std::string_view format, std::string_view text) {
    const auto board = read(format, text);
    return board ? tubes_of(*board) : board.error().problem;
}

TEST(Settling, AsksAboutEmptyTubesWithFewerPlacesThanOthers) {
    for (const std::string_view text :
         {"[[1,2,3],[3,1,2],[2,3,1],[null,null,null],[null]]", "[[1,2,3],[3,1,2],[2,3,1],[0,0,0],[0,0]]"})
        EXPECT_THAT(outcome("list", text), HasSubstr("fewer places than others")) << text;
    for (const std::string_view text : {"a b c\nb c a\nc a b\n_ _ _\n_ _\n", "a b c\nb c a\nc a b\n- -\n",
                                        "a b c\nb c a\nc a b\nempty empty\n"})
        EXPECT_THAT(outcome("native", text), HasSubstr("fewer places than others")) << text;
    EXPECT_THAT(outcome("csv", "a,b,c\nb,c,a\nc,a,b\n,,\n,\n"), HasSubstr("fewer places than others"));
    EXPECT_THAT(outcome("packed", "abc bca cab ... .."), HasSubstr("fewer places than others"));
    const auto order = in_order(Order::bottom_first);
    EXPECT_EQ(tubes_of(board_in("native", "a b c\nb c a\nc a b\n_ _ _\n-\n", order)), "abc/bca/cab/-/-");
    EXPECT_EQ(tubes_of(board_in("native", "a b c\nb c a\nc a b\n_\n_\n", order)), "abc/bca/cab/-/-");
}

TEST(Settling, AsksAboutALetterInFullTubesWhereEmptyOnesMayBeLeftOut) {
    for (const std::string_view list :
         {"[[A,B],[E,A],[E,B]]", "[[0,1],[0,2],[1,2]]", "[[A,E],[B,E],[A,B]]", "[[A,B],[free,A],[free,B]]"})
        EXPECT_THAT(outcome("list", list), HasSubstr("may be a color or an empty place")) << list;
    EXPECT_EQ(outcome("list", "[[1,0,0],[1,0,0],[1,2,2],[2,0,0]]"), "1/1/122/2")
        << "more of it than of any color";
    EXPECT_EQ(outcome("list", "[[red,blue],[0,red],[0,blue]]"), "AB/B/A") << "no word, as colors are";
    EXPECT_THAT(outcome("list", "[[A,B],[B,A],[E,E]]"), HasSubstr("bottom first or top first"))
        << "an empty tube";
}

TEST(Settling, AsksAboutNamesThatAreUnlikeTheOthersAndLieWherePlacesDo) {
    for (const std::string_view text :
         {"red blue\nblue red\nx x\n-\n", "red blue\nblue red\nnix\nnix\n", "red x\nred blue\nblue x\n-\n",
          "red x\nred blue\nblue x\n", "hi\nhi\nred blue\nblue red\n-\n",
          "red blue\nblue red\nnada nada\nnada nada\n", "A B\nB A\n🚫 🚫\n-\n",
          "rot blau\nblau rot\nnix nix\n-\n", "a b\nb a\nweg weg\n"})
        EXPECT_THAT(outcome("native", text), HasSubstr("may be a color or an empty place")) << text;
    EXPECT_EQ(outcome("native", "red blue\nblue red\nlight-green light-green\n-\n"), "AB/BA/CC/-");
    EXPECT_EQ(outcome("native", "A B\nB A\nC C\n-\n"), "AB/BA/CC/-");
    EXPECT_EQ(outcome("native", "8 a\na 8\nf f\n-\n"), "8a/a8/ff/-");
    EXPECT_EQ(outcome("native", "8 9\n9 8\n10 10\n-\n"), "AB/BA/CC/-");
    EXPECT_EQ(outcome("native", "c8 c9\nc9 c8\nc7 c7\n-\n"), "AB/BA/CC/-");
    EXPECT_THAT(outcome("native", "c8 c9\nc9 c8\nc0 c0\n-\n"), HasSubstr("may be a color or an empty place"));
    EXPECT_EQ(outcome("native", "u v\nw u\nv w\nx x\n-\n"), "uv/wu/vw/xx/-");
    EXPECT_THAT(outcome("native", "u w\nw u\nx x\n-\n"), HasSubstr("may be a color or an empty place"));
    EXPECT_THAT(outcome("native", "12 21\n21 12\nx x\n-\n"), HasSubstr("may be a color or an empty place"));
    EXPECT_EQ(outcome("native", "decant tube-sort 1\nred blue\nblue red\nnada nada\n-\n"), "AB/BA/CC/-");
    EXPECT_THAT(outcome("native", "red blue\nblue red\nthanks\n-\n"), HasSubstr("thanks has 1 unit"));
}

TEST(Settling, TakesDecantsOwnTextToTheLetter) {
    EXPECT_TRUE(refused("native", "decant tube-sort 1\nA B\nB A\nempty empty\n", {4, 1}, "'empty' may be"));
    EXPECT_EQ(board_in("native", "decant tube-sort 1\nA B\nB A\n\"empty\" \"empty\"\n").colors.size(), 3U);
}

TEST(Settling, AsksForTheOrderOfLinesThatAreFilledUp) {
    EXPECT_TRUE(refused("native", "A A B\nB B A\ne e e\n", {3, 1}, "--top-first"));
    EXPECT_TRUE(refused("native", "A B\nB A\n* *\n", {3, 1}, "--top-first")) << "plans differ";
    EXPECT_EQ(tubes_of(board_in("native", "A B A\nB A B\n* * *\n")), "ABA/BAB/-")
        << "both orders are one level";
}

TEST(Settling, CountsDashesAsPlacesWithoutAHead) {
    EXPECT_TRUE(refused("native", "A B\nB A\n- - - -\n", {1, 1}, "A has 2 units, a tube holds 4"));
    EXPECT_EQ(tubes_of(board_in("native", "A B - -\nB A - -\n", partial_option())), "AB/BA");
    EXPECT_EQ(tubes_of(board_in("native", "- - A\n- A B\nB B A\n")), "A/BA/ABB");
    EXPECT_TRUE(refused("native", "A A B\nB B A\n- - -\n", {3, 1}, "--top-first"));
    EXPECT_TRUE(refused("native", "A A B\nB B A\n-\n(empty)\n", {4, 1}, "--bottom-first"));
    EXPECT_EQ(tubes_of(board_in("native", "A A B\nB B A\n-\n-\n")), "AAB/BBA/-/-") << "no place is counted";
    EXPECT_TRUE(refused("native", "decant tube-sort 1\nA B - -\n", {2, 5}, "'-' appears beside colors"));
}

TEST(Settling, NeverGuessesACapacityFromOneWord) {
    EXPECT_TRUE(refused("native", "RGBY\nYBGR\n-\n", {1, 1}, "'RGBY' is all that its tube holds"));
    EXPECT_TRUE(refused("native", "bad\n", {1, 1}, "'bad'"));
    EXPECT_TRUE(refused("list", "[[1],[2],[]]", {1, 3}, "--capacity 1"));
    EXPECT_TRUE(refused("native", "decant tube-sort 1\nRGBY\nYBGR\n-\n", {2, 1}, "'RGBY'"));
    ReadOptions options = partial_option();
    options.capacity = 4;
    EXPECT_TRUE(refused("native", "RGBY\nYBGR\n-\n", {1, 1}, "'RGBY'", options));
    EXPECT_EQ(tubes_of(board_in("native", "decant tube-sort 1\nA A\nB B\n-\n")), "AA/BB/-")
        << "solved, and clear";
}

TEST(Settling, NeverGuessesACapacityThatLeavesNoRoom) {
    EXPECT_TRUE(refused("native", "x y z\ny z x\nz x y\n", {1, 1}, "no move"));
    EXPECT_TRUE(refused("list", "[[a,b],[b,a],[c,c]]", {1, 2}, "each as []"));
    ReadOptions options;
    options.capacity = 3;
    options.order = Order::bottom_first;
    EXPECT_TRUE(refused("native", "x y z\ny z x\nz x y\n", {1, 1}, "no move", options))
        << "who says the capacity may have forgotten the empty tubes all the same";
    EXPECT_EQ(tubes_of(board_in("native", "x x x\ny y y\n", options)), "xxx/yyy") << "no move is needed";
    EXPECT_TRUE(refused("cups", "2\n2\nx y\ny x\n", {3, 1}, "no move")) << "and so may who counts tubes";
}

TEST(Settling, RefusesTwoSpellingsOfOneName) {
    EXPECT_TRUE(refused("native", "red Red\nRed red\n-\n", {1, 5}, "looks like 'red'"));
    EXPECT_TRUE(refused("native", "\u2600\uFE0F \u2600\n\u2600 \u2600\uFE0F\n-\n", {1, 4}, "looks like"));
    EXPECT_TRUE(refused("native", "ｒｅｄ red\nred ｒｅｄ\n-\n", {1, 5}, "looks like"));
    // An accent in one character with its letter, or in one of its own.
    EXPECT_TRUE(refused("native", "\u00E9 b\nb e\u0301\n-\n", {2, 3}, "looks like"));
    EXPECT_TRUE(refused("native", "vert \u00E9 re\u0301\nr\u00E9 vert \u00E9\n-\n", {2, 1}, "looks like"));
    EXPECT_FALSE(refused("native", "r\u00F6t r\u00E4t\nr\u00E4t r\u00F6t\n-\n", {}, "looks like"));
    EXPECT_TRUE(refused("native", "\u200B a\na \u200B\n-\n", {1, 1}, "cannot name a color"));
    EXPECT_EQ(tubes_of(board_in("native", "R r\nr R\n-\n")), "Rr/rR/-");
}

TEST(Doubt, NamesLevelsThatMayBeMisread) {
    const auto doubt_of = [](std::string_view text) { return doubt(view_of(board_in("native", text))); };
    EXPECT_TRUE(doubt_of("decant tube-sort 1\na b\nb a\n\"Empty\" \"Empty\"\n"));
    EXPECT_TRUE(doubt_of("decant tube-sort 1\na b\nb a\n\"e\" \"e\"\n"));
    EXPECT_TRUE(doubt_of("decant tube-sort 1\n\"red\" \"Red\"\n\"Red\" \"red\"\n-\n"));
    EXPECT_TRUE(doubt(view_of(board_of("water1:A/B/-"))));
    EXPECT_FALSE(doubt_of("decant tube-sort 1\na e\ne a\n-\n"));
    EXPECT_FALSE(doubt(view_of(board_of("water2:AB/BA/-"))));
}

}  // namespace
}  // namespace decant::puzzles::tube_sort
