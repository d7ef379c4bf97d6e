// A view shows tubes bottom first, with names, letters and hidden units.
// SPDX-License-Identifier: MIT
#include "unit/tube_sort/levels.hpp"

namespace decant::puzzles::tube_sort {
namespace {

TEST(BoardView, ShowsWhatTheBoardHolds) {
    const BoardView view =
        view_of(board_in("native", "decant tube-sort 1\ncapacity: 3\n\nred blue ?\n- ^2\n"));
    ASSERT_EQ(view.tubes.size(), 2U);
    EXPECT_EQ(view.tubes[0].capacity, 3);
    EXPECT_EQ(view.tubes[0].units, (std::vector<int>{0, 1, BoardView::hidden}));
    EXPECT_EQ(view.tubes[1].capacity, 2);
    EXPECT_TRUE(view.tubes[1].units.empty());
    ASSERT_EQ(view.colors.size(), 2U);
    EXPECT_EQ(view.colors[1].name, "blue");
    EXPECT_EQ(view.colors[1].letter, 'B');
}

}  // namespace
}  // namespace decant::puzzles::tube_sort
