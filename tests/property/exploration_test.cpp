// The packed state graph of tube sorting is the one that the plain state space has, number by number.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/engine/exploration.hpp"

#include <gtest/gtest.h>

#include "property/audit.hpp"
#include "puzzles/tube_sort/search/bounds.hpp"
#include "reference/random_levels.hpp"
#include "sanitized.hpp"
#include "search/explore.hpp"

namespace decant::puzzles::tube_sort {
namespace {

TEST(Exploration, FindsTheGraphOfThePlainRules) {
    base::Random random(5);
    search::RunControl control;
    control.limits.nodes = 5000;
    int complete = 0;
    for (int i = 0; i < 1000 / tests::one_of; ++i) {
        const Board board = audit::board_of(reference::random_level(random));
        const Space space(board, Pruning::none);
        search::SpaceExplorer plain(space, Bound(board, space));
        const search::StateGraph expected = search::explore(plain, control);
        const Exploration packed = explore(board, control);
        complete += expected.complete ? 1 : 0;
        ASSERT_EQ(packed.graph.complete, expected.complete);
        ASSERT_EQ(packed.graph.states, expected.states);
        ASSERT_EQ(packed.graph.first, expected.first);
        ASSERT_EQ(packed.graph.targets, expected.targets);
        ASSERT_EQ(packed.graph.goals, expected.goals);
        ASSERT_EQ(packed.graph.estimate, expected.estimate);
        ASSERT_EQ(packed.graph.distance, expected.distance);
        const auto last = static_cast<search::NodeId>(expected.states - 1);
        const Board board_of_last = packed.board_at(last);
        for (std::size_t tube = 0; tube < board.tubes.size(); ++tube)
            ASSERT_EQ(board_of_last.tubes[tube], space.alphabet().tube(plain.state(last).tubes[tube]));
    }
    EXPECT_GT(complete, 500 / tests::one_of);
}

/// More than 256 contents need two bytes a tube.
TEST(Exploration, TakesLargeAlphabets) {
    const Board board =
        audit::board_of({false,
                         {16, 16, 16, 16},
                         {"ABABABABABABABAB", "BABABABABABABABA", "CDCDCDCDCDCDCDCD", "DCDCDCDCDCDCDCDC"}});
    const Space space(board, Pruning::none);
    search::SpaceExplorer plain(space, Bound(board, space));
    EXPECT_EQ(explore(board, {}).graph.targets, search::explore(plain, {}).targets);
}

}  // namespace
}  // namespace decant::puzzles::tube_sort
