// Sweeps, which go on when memory runs out, agree with exact distances, with plans by the rules, and say
// nothing false when they are cut short.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>

#include "base/random.hpp"
#include "property/audit.hpp"
#include "property/audit_levels.hpp"
#include "puzzles/tube_sort/engine/engine.hpp"
#include "sanitized.hpp"

namespace audit {
namespace {

namespace search = decant::search;
using decant::puzzles::tube_sort::Action;
using decant::puzzles::tube_sort::Pruning;
using decant::puzzles::tube_sort::solve;
using decant::puzzles::tube_sort::engine::Options;
using Outcome = search::AnyOutcome<Action>;

struct Tally {
    int solved = 0;
    int unsolvable = 0;
    int cut_short = 0;
};

void check_plan(const Space& space, const search::Plan<Action>& plan) {
    State state = space.initial();
    for (const Action& action : plan.actions) {
        const auto legal = space.actions(state);
        ASSERT_EQ(std::count(legal.begin(), legal.end(), action), 1);
        state = space.apply(state, action);
    }
    ASSERT_TRUE(space.is_goal(state));
    ASSERT_EQ(plan.cost, static_cast<Cost>(plan.actions.size()));
}

void check_whole(const Outcome& outcome, Cost optimum, Tally& tally) {
    ASSERT_FALSE(outcome.cancelled);
    if (optimum == dead) {
        ++tally.unsolvable;
        ASSERT_EQ(outcome.verdict, search::Verdict::unsolvable);
        return;
    }
    ++tally.solved;
    ASSERT_EQ(outcome.verdict, search::Verdict::solved);
    ASSERT_EQ(outcome.plan->cost, optimum);
    ASSERT_EQ(outcome.lower_bound, optimum);
}

void check_cut_short(const Outcome& outcome, Cost optimum, Tally& tally) {
    ++tally.cut_short;
    ASSERT_NE(outcome.verdict, search::Verdict::unsolvable);
    ASSERT_LE(outcome.lower_bound, optimum);
    ASSERT_FALSE(outcome.plan && outcome.plan->cost < optimum);
}

void audit_level(const reference::Level& level, decant::base::Random& random, Tally& tally) {
    const testing::ScopedTrace trace(__FILE__, __LINE__, reference::code(level));
    const Board board = board_of(level);
    const Space space(board, Pruning::none);
    const Cost optimum = Graph(space).distance[0];
    const Options options{.simple_bound_alone = random.below(2) == 0, .sweeps_alone = true};
    search::RunControl control;
    const Outcome whole = solve(board, space, control, options);
    ASSERT_FALSE(whole.limit.has_value());
    ASSERT_NO_FATAL_FAILURE(check_whole(whole, optimum, tally));
    if (whole.plan) {
        ASSERT_NO_FATAL_FAILURE(check_plan(space, *whole.plan));
    }
    control.limits.nodes = random.below(whole.statistics.expanded + 1);
    control.limits.memory = std::size_t{1} << random.between(16, 22);
    const Outcome limited = solve(board, space, control, options);
    ASSERT_LE(limited.statistics.expanded, control.limits.nodes);
    ASSERT_NO_FATAL_FAILURE(limited.limit ? check_cut_short(limited, optimum, tally)
                                          : check_whole(limited, optimum, tally));
}

void expect_something_tested(const Tally& tally) {
    EXPECT_GT(tally.solved, 5'000 / tests::one_of);
    EXPECT_GT(tally.unsolvable, 1'000 / tests::one_of);
    EXPECT_GT(tally.cut_short, 5'000 / tests::one_of);
}

TEST(SweepsAgreement, WithExactDistancesOfEverySmallLevelLemmas35To37) {
    Tally tally;
    decant::base::Random random(1);
    int number = 0;
    each_small_level([&](const reference::Level& level) {
        if (number++ % tests::one_of == 0) audit_level(level, random, tally);
    });
    expect_something_tested(tally);
}

TEST(SweepsAgreement, WithExactDistancesOfRandomLevelsLemmas35To37) {
    Tally tally;
    decant::base::Random random(2);
    each_random_level(LevelSource(3, 8), 5'000 / tests::one_of,
                      [&](const reference::Level& level) { audit_level(level, random, tally); });
    expect_something_tested(tally);
}

}  // namespace
}  // namespace audit
