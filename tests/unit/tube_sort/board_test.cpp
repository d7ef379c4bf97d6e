// Questions to a board: capacities, units, hidden units.
// SPDX-License-Identifier: MIT
#include "unit/tube_sort/levels.hpp"

namespace decant::puzzles::tube_sort {
namespace {

TEST(Board, KnowsItsCapacities) {
    EXPECT_EQ(tallest_capacity(board_of("water3:A^2/A/-^1")), 3);
    EXPECT_TRUE(equal_capacities(board_of("water3:A/A/-")));
    EXPECT_FALSE(equal_capacities(board_of("water3:A/A/-^1")));
}

TEST(Board, HasTubesAlikeWhateverTheyHold) {
    EXPECT_TRUE(tubes_alike(board_of("water3:AB/BA/A/B/-")));
    EXPECT_FALSE(tubes_alike(board_of("water3:A/A/-^1")));
}

TEST(Board, CountsUnitsOfEachColorWithoutTheHiddenOnes) {
    EXPECT_EQ(count_units(board_of("water3:AB?/BB/-")), (std::vector<int>{1, 3}));
    EXPECT_TRUE(has_unknown_units(board_of("water3:AB?/BB/-")));
    EXPECT_FALSE(has_unknown_units(board_of("water3:AB/BB/-")));
}

TEST(Tube, IsMonoWhenOfOneColorAndNotEmpty) {
    EXPECT_TRUE((Tube{3, {1, 1}}).mono());
    EXPECT_FALSE((Tube{3, {1, 0}}).mono());
    EXPECT_FALSE((Tube{3, {}}).mono());
}

TEST(Tube, IsFullAtItsCapacity) {
    EXPECT_TRUE((Tube{2, {1, 0}}).full());
    EXPECT_FALSE((Tube{3, {1, 0}}).full());
}

TEST(Tube, KeepsItsCapacityWhenEmptied) {
    EXPECT_EQ(emptied({3, {1, 0}}), emptied({3, {2}}));
    EXPECT_FALSE(emptied({3, {1}}) == emptied({2, {1}}));
}

TEST(Tube, ComesBeforeOthersByCapacityAndThenByWhatItHolds) {
    EXPECT_LT((Tube{2, {1, 1}}), (Tube{3, {}}));
    EXPECT_LT((Tube{3, {0, 2}}), (Tube{3, {1}}));
    EXPECT_FALSE((Tube{3, {1}}) < (Tube{3, {1}}));
}

TEST(Board, LosesItsSmallestEmptyTubesFirstAndGainsLargestOnes) {
    const Board board = board_of("water3:-/-^2/AAA/-/-^2");
    EXPECT_EQ(empty_tubes(board), 4);
    EXPECT_EQ(tubes_of(*with_empty_tubes(board, 4)), "-/-^2/AAA/-/-^2");
    EXPECT_EQ(tubes_of(*with_empty_tubes(board, 3)), "-/-^2/AAA/-");
    EXPECT_EQ(tubes_of(*with_empty_tubes(board, 2)), "-/AAA/-");
    EXPECT_EQ(tubes_of(*with_empty_tubes(board, 0)), "AAA");
    EXPECT_EQ(tubes_of(*with_empty_tubes(board, 5)), "-/-^2/AAA/-/-^2/-");
    EXPECT_FALSE(with_empty_tubes(board, max_tubes));
}

TEST(Board, NumbersColorsInOrderOfAppearanceFromTheBottoms) {
    const Board board = board_of("water2:BA/CB/-");
    EXPECT_EQ(board.colors, (std::vector<std::string>{"B", "A", "C"}));
    EXPECT_EQ(board.tubes[1].units, (std::vector<Color>{2, 0}));
}

}  // namespace
}  // namespace decant::puzzles::tube_sort
