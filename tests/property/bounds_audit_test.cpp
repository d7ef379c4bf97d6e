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

/// Hidden units, every set of them, in some sizes.
TEST(BoundsAudit, NeverExceedTheDistanceWithHiddenUnitsLemma47) {
    const reference::Size sizes[] = {
        {{3, 3}, "AAAB"}, {{2, 2, 2}, "AABB"}, {{1, 2, 3}, "AAAB"}, {{4, 4}, "AAABB"}, {{3, 3, 3}, "AAABB"}};
    std::size_t states = 0;
    std::size_t larger = 0;  // than the bound that does not know what is hidden
    const auto audit = [&](const reference::Level& level) {
        const Board board = board_of(level);
        const Space space(board, Pruning::none);
        const Bound bound(board, space);
        const Graph graph(space);
        ASSERT_EQ(Graph(Space(board)).distance.front(), graph.distance.front()) << reference::code(level);
        for (std::size_t s = 0; s < graph.states.size(); ++s) {
            const Cost estimate = bound(graph.states[s]);
            ASSERT_LE(estimate, graph.distance[s]) << reference::code(level);
            for (const std::size_t next : graph.successors[s]) {
                ASSERT_LE(estimate, bound(graph.states[next]) + 1) << reference::code(level);
            }
            ++states;
        }
        const Board plain = without_hidden_units(board);
        const Space plain_space(plain);
        larger += bound(space.initial()) > Bound(plain, plain_space)(plain_space.initial()) ? 1U : 0U;
    };
    for (const reference::Size& size : sizes) {
        reference::each_level(size.capacities, size.units, [&](const reference::Level& level) {
            for (unsigned choice = 0; choice < (8U << size.units.size()); ++choice) {
                reference::Level hiding = level;
                hiding.hiding = {true, (choice & 1) != 0, (choice & 2) != 0, (choice & 4) != 0};
                unsigned hidden = choice >> 3;
                for (std::string& tube : hiding.tubes) {
                    for (char& unit : tube) {
                        if ((hidden & 1) != 0) unit = static_cast<char>(unit - 'A' + 'a');
                        hidden >>= 1;
                    }
                }
                ASSERT_NO_FATAL_FAILURE(audit(hiding));
            }
        });
    }
    EXPECT_GT(states, 100'000U);
    EXPECT_GT(larger, 100U);
}

}  // namespace
}  // namespace audit
