// The make-puzzle form: declared colors, beakers of four, top first.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "unit/tube_sort/levels.hpp"

namespace decant::puzzles::tube_sort {
namespace {

TEST(MakePuzzleFormat, TakesBeakersTopFirst) {
    const Board board = board_in(
        "make-puzzle",
        "; a level\n(make-puzzle (red blue)\n  (red red blue blue)\n  (red red blue blue) nil Nil ())\n");
    EXPECT_EQ(board.colors, (std::vector<std::string>{"blue", "red"}));
    EXPECT_EQ(tubes_of(board), "AABB/AABB/-/-/-");
    EXPECT_EQ(board.tubes[4].capacity, 4);
}

TEST(MakePuzzleFormat, HasNoHiddenUnits) {
    const Board board = board_in("make-puzzle", "(make-puzzle (?) (? ? ? ?))");
    EXPECT_FALSE(has_unknown_units(board));
    EXPECT_EQ(board.colors.front(), "?");
}

TEST(MakePuzzleFormat, SaysWhereAFormIsWrong) {
    EXPECT_TRUE(refused("make-puzzle", "make-puzzle", {1, 1}, "'make-puzzle'"));
    EXPECT_TRUE(refused("make-puzzle", "(make-level (a))", {1, 2}, "'make-level'"));
    EXPECT_TRUE(refused("make-puzzle", "(make-puzzle a)", {1, 14}, "'a'"));
    EXPECT_TRUE(refused("make-puzzle", "(make-puzzle (a)\n (b))", {2, 3}, "'b'"));
    EXPECT_TRUE(refused("make-puzzle", "(make-puzzle (a) a)", {1, 18}, "'a'"));
    EXPECT_TRUE(refused("make-puzzle", "(make-puzzle (a) (a", {1, 20}, "end of the text"));
    EXPECT_TRUE(refused("make-puzzle", "(make-puzzle (a) Nil) x", {1, 23}, "'x'"));
    EXPECT_TRUE(refused("make-puzzle", "(make-puzzle (a) (a a a a a))", {1, 18}, "5 units"));
    EXPECT_TRUE(refused("make-puzzle", "(make-puzzle (a))", {1, 18}, "no tubes"));
}

TEST(MakePuzzleFormat, WritesWhatItCanHoldAndRefusesTheRest) {
    EXPECT_EQ(*formats().print(board_of("water4:AABB/BBAA/-"), "make-puzzle"),
              "(make-puzzle (A B)\n  (B B A A)\n  (A A B B)\n  Nil)\n");
    EXPECT_FALSE(formats().print(board_of("water3:AAA/-"), "make-puzzle"));
    EXPECT_FALSE(formats().print(board_of("water4:AA?A/-"), "make-puzzle"));
    for (const std::string_view name : {"a b", "(", ")", "a;", "Nil", "nil"}) {
        const std::string text = fmt::format("decant tube-sort 1\n\"{}\" ^4\n", name);
        EXPECT_FALSE(formats().print(board_in("native", text, partial_option()), "make-puzzle")) << name;
    }
}

}  // namespace
}  // namespace decant::puzzles::tube_sort
