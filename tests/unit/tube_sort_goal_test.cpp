// A position is solved when tubes are mono and each color has at most one that is not full.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/pours.hpp"

#include "puzzles/tube_sort/space.hpp"
#include "unit/tube_sort_levels.hpp"

namespace decant::puzzles::tube_sort {
namespace {

struct Case {
    std::string_view code;
    bool solved;
};

TEST(Goal, IsTheSameByBothImplementations) {
    for (const Case& c :
         {Case{"water2:AA/BB/-", true}, Case{"water2:AA/AA/-", true}, Case{"water2:-/-", true},
          Case{"water3:AA/A/-", false}, Case{"water3:AAA/A/-", true}, Case{"water3:A/A/-", false},
          Case{"water2:AB/BA/-", false}, Case{"water3:AA/A^1/-", true}, Case{"water3:AA/A^2/-", false},
          Case{"ball4:A/B/-", true}, Case{"ball4:ABB/B/-", false}}) {
        const Board board = board_of(c.code);
        EXPECT_EQ(is_solved(board), c.solved) << c.code;
        const Space space(board);
        EXPECT_EQ(space.is_goal(space.initial()), c.solved) << c.code;
    }
}

TEST(Goal, IsNotReachedWhileUnitsAreHidden) {
    EXPECT_FALSE(is_solved(board_of("water2:AA/?/-")));
    EXPECT_FALSE(is_solved(board_of("water2:A?/-")));
    EXPECT_FALSE(is_solved(board_of("water2:-/??")));
}

}  // namespace
}  // namespace decant::puzzles::tube_sort
