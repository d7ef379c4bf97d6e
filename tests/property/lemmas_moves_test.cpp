// Lemmas 1 to 7 of docs/proofs.md: contents, the contents of goals, the bounds, and the prunings.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "property/audit.hpp"
#include "property/numbered_graph.hpp"
#include "puzzles/tube_sort/search/bounds.hpp"

namespace audit {
namespace {

using decant::puzzles::tube_sort::BottomBound;
using decant::puzzles::tube_sort::FillingBound;
using decant::puzzles::tube_sort::Goal;
using decant::puzzles::tube_sort::Pruning;
using decant::puzzles::tube_sort::StayingUnitsBound;

TEST(Lemma1, ATubeHoldsAPrefixOfItsStartAndOneRun) {
    each_random_level(LevelSource(11, 4), 40, [](const reference::Level& level) {
        const NumberedGraph graph(level, Moves::of_any_size, 400);
        for (const reference::Level& state : graph.states) {
            for (std::size_t tube = 0; tube < state.tubes.size(); ++tube) {
                const std::string& now = state.tubes[tube];
                if (now.empty()) continue;
                const auto below = now.size() - static_cast<std::size_t>(reference::runs(now).back());
                ASSERT_EQ(now.substr(0, below), level.tubes[tube].substr(0, below)) << reference::code(level);
            }
        }
    });
}

TEST(Lemma2, AColorFillsNoMoreTubesAtAGoal) {
    std::size_t goals = 0, several = 0;
    each_small_level([&](const reference::Level& level) {
        if (level.ball || !is_goal(level)) return;
        const Board board = board_of(level);
        const auto most = most_tubes_at_goal(board);
        std::map<int, int> tubes;
        for (const auto& tube : board.tubes) {
            if (!tube.units.empty()) ++tubes[tube.units.front()];
        }
        ++goals;
        for (const auto& [color, count] : tubes) {
            ASSERT_LE(count, most[static_cast<std::size_t>(color)]) << reference::code(level);
            several += count > 1 ? 1U : 0U;
        }
    });
    EXPECT_GT(goals, 30U);
    EXPECT_GT(several, 10U);
}

/// The state after a move of any number of units, which the rules may never reach.
State after_move(const Space& space, State state, std::size_t from, std::size_t to, int units) {
    const auto& alphabet = space.alphabet();
    const auto color = alphabet[state.tubes[from]].top;
    state.tubes[from] = alphabet.without(state.tubes[from], units);
    state.tubes[to] = alphabet.with(state.tubes[to], color, units);
    return state;
}

/// Visits the state after each of them, with the units that it carries.
template <class Visit>
void each_move_of_any_size(const Space& space, const State& start, const Visit& visit) {
    const auto& alphabet = space.alphabet();
    for (std::size_t from = 0; from < space.tubes(); ++from) {
        for (std::size_t to = 0; to < space.tubes(); ++to) {
            const auto& source = alphabet[start.tubes[from]];
            const auto& target = alphabet[start.tubes[to]];
            if (from == to || source.height == 0) continue;
            if (target.height > 0 && target.top != source.top) continue;
            for (int units = 1; units <= std::min(source.run, target.room); ++units)
                visit(after_move(space, start, from, to, units), units);
        }
    }
}

/// Every small state is a start here, so one move from each start is every move.
TEST(Lemmas3And4, NoMoveOfAnySizeLowersTheBoundsTooFar) {
    std::size_t moves = 0, of_several_units = 0, falls_by_more = 0;
    each_small_level([&](const reference::Level& level) {
        if (level.ball) return;
        const Board board = board_of(level);
        const Space space(board, Pruning::none);
        const BottomBound bottoms(board, space);
        const StayingUnitsBound units_that_stay(board, space);
        const State start = space.initial();
        if (space.is_goal(start)) {
            ASSERT_EQ(bottoms(start), 0);
            ASSERT_EQ(units_that_stay(start), 0);
        }
        each_move_of_any_size(space, start, [&](const State& next, int units) {
            ASSERT_LE(bottoms(start), bottoms(next) + 1) << reference::code(level);
            ASSERT_LE(units_that_stay(start), units_that_stay(next) + units) << reference::code(level);
            ++moves;
            of_several_units += units > 1 ? 1U : 0U;
            falls_by_more += units_that_stay(start) > units_that_stay(next) + 1 ? 1U : 0U;
        });
    });
    EXPECT_GT(moves, 10'000U);
    EXPECT_GT(of_several_units, 1'000U);
    EXPECT_GT(falls_by_more, 100U) << "so units that stay bound no moves of several units that cost 1";
}

/// Whether each tube is empty or full of one color.
bool is_full(const reference::Level& level) {
    for (std::size_t tube = 0; tube < level.tubes.size(); ++tube) {
        const std::string& units = level.tubes[tube];
        if (units.empty()) continue;
        if (static_cast<int>(units.size()) < level.capacities[tube] || reference::runs(units).size() > 1)
            return false;
    }
    return true;
}

TEST(Lemmas39And40, BothGoalsAreTheSameWhereTubesAreAlikeAndFullIsTheStrongerOneElsewhere) {
    std::size_t same = 0, stronger = 0;
    each_small_level([&](const reference::Level& level) {
        reference::Level weaker = level;
        weaker.gathered = true;
        ASSERT_TRUE(!is_full(level) || is_goal(weaker)) << reference::code(level);
        if (!is_goal(weaker)) return;
        const auto first = level.capacities.front();
        bool alike = std::count(level.capacities.begin(), level.capacities.end(), first) ==
                     static_cast<std::ptrdiff_t>(level.capacities.size());
        std::map<char, int> units;
        for (const std::string& tube : level.tubes) {
            for (const char unit : tube) ++units[unit];
        }
        for (const auto& [color, count] : units) alike = alike && count % first == 0;
        ASSERT_TRUE(!alike || is_full(level)) << reference::code(level);
        same += alike ? 1U : 0U;
        stronger += is_full(level) ? 0U : 1U;
    });
    EXPECT_GT(same, 20U);
    EXPECT_GT(stronger, 30U);
}

/// Where the goal is FULL. As above, each state is a start.
TEST(Lemma41, NoMoveOfAnySizeLowersTheBoundByFillingsTooFar) {
    std::size_t moves = 0, beyond = 0;
    each_small_level([&](const reference::Level& level) {
        const Board board = board_of(level);
        if (board.goal != Goal::full) return;
        const Space space(board, Pruning::none);
        const BottomBound bottoms(board, space);
        const StayingUnitsBound units_that_stay(board, space);
        const FillingBound bound(board, space);
        const State start = space.initial();
        ASSERT_TRUE(!space.is_goal(start) || bound(start) == 0) << reference::code(level);
        const auto plain = level.ball ? units_that_stay(start) : bottoms(start);
        ASSERT_GE(bound(start), plain) << reference::code(level);
        beyond += bound(start) > plain ? 1U : 0U;
        each_move_of_any_size(space, start, [&](const State& next, int units) {
            const int cost = level.ball ? units : 1;
            ASSERT_LE(bound(start), bound(next) + cost) << reference::code(level);
            ++moves;
        });
    });
    EXPECT_GT(moves, 10'000U);
    EXPECT_GT(beyond, 1'000U);
}

TEST(Lemmas6And7, APrunedMoveLiesOnNoShortestPlan) {
    std::size_t pruned = 0;
    const std::vector<reference::Size> sizes{{{2, 2, 2, 2}, "AABBCC"}, {{3, 3, 3}, "AAABBB"},
                                             {{3, 3, 3}, "AABB"},      {{2, 2, 2, 2}, "AAAABB"},
                                             {{1, 2, 2}, "AABB"},      {{2, 2, 4}, "AAAABB"}};
    for (const reference::Size& size : sizes) {
        reference::each_level(size.capacities, size.units, [&](const reference::Level& level) {
            const Board board = board_of(level);
            const Space all(board, Pruning::none);
            const Space some(board, Pruning::audited);
            const auto kept = some.actions(all.initial());
            const auto actions = all.actions(all.initial());
            if (kept.size() == actions.size()) return;
            const Graph graph(all);
            if (graph.distance[0] == dead) return;
            std::size_t number = 0;
            for (const std::size_t next : graph.successors[0]) {
                const auto& action = actions[number++];
                const bool is_kept = std::any_of(kept.begin(), kept.end(), [&](const auto& one) {
                    return one.from == action.from && one.to == action.to;
                });
                if (is_kept) continue;
                ++pruned;
                ASSERT_GT(graph.distance[next], graph.distance[0] - 1) << reference::code(level);
            }
        });
    }
    EXPECT_GT(pruned, 50U);
}

}  // namespace
}  // namespace audit
