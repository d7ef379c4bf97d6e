// When a position is solved, and which goal a level has.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/rules/pours.hpp"

#include "puzzles/tube_sort/search/space.hpp"
#include "unit/tube_sort/levels.hpp"

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
          Case{"water2:AB/BA/-", false}, Case{"water3:AA/A^1/-:goal=gathered", true},
          Case{"water3:AA/A^2/-:goal=gathered", false}, Case{"ball4:A/B/-", true},
          Case{"ball4:ABB/B/-", false}}) {
        const Board board = board_of(c.code);
        EXPECT_EQ(is_solved(board), c.solved) << c.code;
        const Space space(board);
        EXPECT_EQ(space.is_goal(space.initial()), c.solved) << c.code;
    }
}

/// Tubes of different heights, as a game would have them: b as 3 + 1 is not an end of it.
TEST(Goal, FullMeansThatNoTubeStaysPartlyFilled) {
    for (const Case& c : {Case{"water4:AAAA/B/BBB^3", false}, Case{"water4:AAAA/BBBB/-^3", true},
                          Case{"water4:AAAA/B/BBB^3:goal=gathered", true}, Case{"water3:AAA/B^1/-^2", true},
                          Case{"water3:AA/A^1/-^2", false}, Case{"water3:-/A^1/AA^2", true},
                          Case{"water3:AA/A^1/-^2:goal=gathered", true}}) {
        const Board of = board_of(c.code);
        EXPECT_EQ(is_solved(of), c.solved) << c.code;
        const Space space(of);
        EXPECT_EQ(space.is_goal(space.initial()), c.solved) << c.code;
    }
}

std::string problem_of(std::string_view code) {
    const auto board = read("code", code, partial_option());
    return board ? "" : board.error().problem;
}

struct Usual {
    std::string_view code;
    Goal goal;
};

TEST(Goal, IsFullWhereTubesDifferAndTheUnitsOfAllColorsAtOnceFillWholeTubes) {
    for (const Usual& c :
         {Usual{"water4:ABAB/BABA/-^3", Goal::full}, Usual{"water3:AA/A^1/-^2", Goal::full},
          // Each color for itself fills the tube of 2, but not both.
          Usual{"water4:AABB/-^2/-^3", Goal::gathered}, Usual{"water3:ABB/-^1/-^2", Goal::full},
          Usual{"water3:AB/A/-^1/-^2", Goal::full}, Usual{"water3:AB/AB/-^2/-^2", Goal::full},
          Usual{"water2:AB/BA/-", Goal::gathered}, Usual{"water3:AB/?/-^2", Goal::gathered}}) {
        EXPECT_EQ(board_of(c.code).goal, c.goal) << c.code;
    }
}

TEST(Goal, IsTheOneThatIsSaidWhereItIsPossible) {
    EXPECT_EQ(board_of("water4:ABAB/BABA/-^3:goal=gathered").goal, Goal::gathered);
    EXPECT_EQ(board_of("water2:AB/BA/-:goal=full").goal, Goal::gathered) << "which is the same";
    EXPECT_EQ(
        board_in("native", "decant tube-sort 1\ncapacity: 4\ngoal: gathered\na b a b\nb a b a\n- ^3\n").goal,
        Goal::gathered);
    EXPECT_EQ(problem_of("water4:AABB/-^2/-^3:goal=full"),
              "the units cannot fill whole tubes, so the goal `full` is never reached");
}

TEST(Goal, IsAskedForWhereItIsNotDecided) {
    EXPECT_EQ(problem_of(hard_to_fill()), "it is not known whether the units can fill whole tubes");
    EXPECT_EQ(board_of(hard_to_fill() + ":goal=full").goal, Goal::full);
    EXPECT_EQ(board_of(hard_to_fill() + ":goal=gathered").goal, Goal::gathered);
}

TEST(Goal, IsNotReachedWhileUnitsAreHidden) {
    EXPECT_FALSE(is_solved(board_of("water2:AA/?/-")));
    EXPECT_FALSE(is_solved(board_of("water2:A?/-")));
    EXPECT_FALSE(is_solved(board_of("water2:-/??")));
}

}  // namespace
}  // namespace decant::puzzles::tube_sort
