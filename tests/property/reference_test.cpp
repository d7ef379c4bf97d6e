// The state space agrees with a program that shares no code with it, on every small level.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "property/audit.hpp"
#include "reference/small_levels.hpp"

namespace audit {
namespace {

using decant::puzzles::tube_sort::Pruning;

TEST(Reference, HasTheSameNumberOfStatesAndTheSameDistances) {
    for (const reference::Size& size : reference::audited_sizes()) {
        reference::each_level(size.capacities, size.units, [&](const reference::Level& level) {
            const reference::Answer answer = reference::shortest(level, 100'000);
            const Graph graph(Space(board_of(level), Pruning::none));
            if (answer.kind == reference::Answer::Kind::unsolvable) {
                ASSERT_EQ(graph.distance.front(), dead) << reference::code(level);
                ASSERT_EQ(graph.states.size(), answer.states) << reference::code(level);
            } else {
                ASSERT_EQ(graph.distance.front(), answer.length) << reference::code(level);
            }
        });
    }
}

TEST(Reference, FindsTheSameLengthsWhenTubesAreNotInterchangeable) {
    for (const reference::Size& size :
         {reference::Size{{2, 2, 2}, "AABB"}, {{1, 2, 2}, "AABB"}, {{3, 3, 3}, "AABBB"}}) {
        reference::each_level(size.capacities, size.units, [&](const reference::Level& level) {
            const auto with = reference::shortest(level, 100'000, true);
            const auto without = reference::shortest(level, 100'000, false);
            ASSERT_EQ(with.kind, without.kind) << reference::code(level);
            ASSERT_EQ(with.length, without.length) << reference::code(level);
        });
    }
}

}  // namespace
}  // namespace audit
