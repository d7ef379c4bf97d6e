// Over every small level and every state it can reach, the prunings change neither length nor solvability.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <unordered_map>

#include "property/audit.hpp"
#include "reference/small_levels.hpp"

namespace audit {
namespace {

using decant::puzzles::tube_sort::Pruning;

/// The distance of the initial state in the graph of a space.
Cost distance(const Board& board, Pruning pruning) { return Graph(Space(board, pruning)).distance.front(); }

TEST(PruningAudit, KeepsTheDistanceOfEverySmallLevelLemmas6And7) {
    // Every small level is a start here, so every small state is audited as a start.
    std::size_t levels = 0;
    std::size_t unsolvable = 0;
    for (const reference::Size& size : reference::audited_sizes()) {
        reference::each_level(size.capacities, size.units, [&](const reference::Level& level) {
            const Board board = board_of(level);
            const Cost exact = distance(board, Pruning::none);
            ASSERT_EQ(distance(board, Pruning::audited), exact) << reference::code(level);
            ++levels;
            unsolvable += exact == dead ? 1U : 0U;
        });
    }
    EXPECT_GT(levels, 5'000U);
    EXPECT_GT(unsolvable, 100U);
}

TEST(PruningAudit, LeavesOutSomething) {
    const Board board = board_of({false, {2, 2, 2}, {"AA", "BB", ""}});
    const Space all(board, Pruning::none);
    const Space some(board, Pruning::audited);
    EXPECT_EQ(all.actions(all.initial()).size(), 2U);
    EXPECT_TRUE(some.actions(some.initial()).empty());
}

}  // namespace
}  // namespace audit
