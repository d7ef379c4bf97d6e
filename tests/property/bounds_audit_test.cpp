// Over every small level and every state it can reach, the bounds are admissible and consistent.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "property/audit.hpp"
#include "puzzles/tube_sort/search/bounds.hpp"
#include "reference/small_levels.hpp"

namespace audit {
namespace {

using decant::puzzles::tube_sort::Bound;
using decant::puzzles::tube_sort::Pruning;

TEST(BoundsAudit, NeverExceedTheDistanceAndNeverFallByMoreThanAMoveLemmas3And4) {
    std::size_t states = 0;
    std::size_t exact = 0;
    for (const reference::Size& size : reference::audited_sizes()) {
        reference::each_level(size.capacities, size.units, [&](const reference::Level& level) {
            const Board board = board_of(level);
            const Space space(board, Pruning::none);
            const Bound bound(board, space);
            const Graph graph(space);
            for (std::size_t s = 0; s < graph.states.size(); ++s) {
                const Cost estimate = bound(graph.states[s]);
                ASSERT_GE(estimate, 0) << reference::code(level);
                ASSERT_LE(estimate, graph.distance[s]) << reference::code(level);
                for (const std::size_t next : graph.successors[s]) {
                    ASSERT_LE(estimate, bound(graph.states[next]) + 1) << reference::code(level);
                }
                ++states;
                exact += estimate == graph.distance[s] ? 1U : 0U;
            }
        });
    }
    // The audit itself must have looked at something, and a bound that is always 0 would pass without this.
    EXPECT_GT(states, 100'000U);
    EXPECT_GT(exact, states / 4);
}

}  // namespace
}  // namespace audit
