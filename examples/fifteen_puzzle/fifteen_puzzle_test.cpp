// Tests that A* and IDA* solve the 15-puzzle in its published lengths.
// SPDX-License-Identifier: MIT
#include "fifteen_puzzle.hpp"

#include <gtest/gtest.h>

#include <utility>

#include <decant/search/a_star.hpp>
#include <decant/search/ida_star.hpp>

namespace fifteen_puzzle {
namespace {

struct Instance {
    int number;
    std::array<std::uint8_t, 16> tiles;
    Cost fewest_moves;
};

// Numbers, tiles and lengths: Korf, "Depth-First Iterative-Deepening: An Optimal Admissible Tree Search",
// Artificial Intelligence 27 (1985), the five of his 100 instances with short solutions.
constexpr Instance instances[] = {
    {12, {14, 1, 9, 6, 4, 8, 12, 5, 7, 2, 3, 0, 10, 11, 13, 15}, 45},
    {16, {1, 3, 2, 5, 10, 9, 15, 6, 8, 14, 13, 11, 12, 4, 7, 0}, 42},
    {42, {4, 5, 7, 2, 9, 14, 12, 13, 0, 3, 6, 11, 8, 1, 15, 10}, 42},
    {55, {13, 8, 14, 3, 9, 1, 0, 7, 15, 5, 4, 10, 12, 2, 6, 11}, 41},
    {79, {0, 1, 9, 7, 11, 13, 5, 3, 14, 12, 4, 2, 8, 6, 10, 15}, 42},
};

class Korf : public testing::TestWithParam<Instance> {};

TEST_P(Korf, IsSolvedAtItsPublishedLength) {
    const Space space(GetParam().tiles);
    for (const auto& outcome : {decant::search::a_star(space, ManhattanDistance{}, {}),
                                decant::search::ida_star(space, ManhattanDistance{}, {})}) {
        ASSERT_EQ(outcome.ending, decant::search::Ending::solved);
        EXPECT_EQ(outcome.plan->cost, GetParam().fewest_moves);
        EXPECT_EQ(outcome.lower_bound, GetParam().fewest_moves);
        State state = space.initial();
        for (const auto cell : outcome.plan->actions) state = space.apply(state, cell);
        EXPECT_TRUE(space.is_goal(state));
    }
}

TEST_P(Korf, CanBeSolvedUntilTwoTilesChangePlaces) {
    auto tiles = GetParam().tiles;
    EXPECT_TRUE(can_be_solved(tiles));
    std::swap(tiles[1], tiles[2]);
    EXPECT_FALSE(can_be_solved(tiles));
}

/// In both halves of the orders, moves do not leave the half.
TEST(Parity, StaysWithEachMove) {
    for (const bool is_odd : {false, true}) {
        State state;
        for (std::uint8_t cell = 0; cell < 16; ++cell) state.tiles[cell] = cell;
        if (is_odd) std::swap(state.tiles[1], state.tiles[2]);
        const Space space(state.tiles);
        for (std::size_t step = 0; step < 1'000; ++step) {
            ASSERT_EQ(can_be_solved(state.tiles), !is_odd);
            const auto cells = space.actions(state);
            state = space.apply(state, cells[step * step % cells.size()]);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(FifteenPuzzle, Korf, testing::ValuesIn(instances),
                         [](const auto& info) { return "Number" + std::to_string(info.param.number); });

}  // namespace
}  // namespace fifteen_puzzle
