// Replaying names the first illegal move and shows each position.
// SPDX-License-Identifier: MIT
#include "solution/replay.hpp"

#include <gtest/gtest.h>

#include <utility>

#include "api/decant.hpp"

namespace decant::solution {
namespace {

using puzzles::Move;
using puzzles::Step;

Replay replay_of(std::string_view code, const std::vector<Move>& moves, const base::Ends& ends = {}) {
    api::LoadOptions options;
    options.read.set("partial", true);
    return replay(api::load(code, options)->puzzle().start(), moves, ends);
}

TEST(Replay, ReachesTheGoal) {
    const Replay result = replay_of("water2:AB/BA/-", {"1>3", "2>1", "2>3"});
    EXPECT_EQ(result.fault, std::nullopt);
    EXPECT_TRUE(result.at_goal);
    EXPECT_EQ(result.cost, 3);
}

TEST(Replay, LeavesTheStartAsItIs) {
    const auto level = api::load("water2:AB/BA/-", {});
    const puzzles::Position& start = level->puzzle().start();
    const auto position = start.clone();
    for (const Move move : {"1>3", "2>1", "2>3"}) EXPECT_TRUE(position->make(move).ok());
    const auto last = std::get<puzzles::BoardView>(position->view());
    EXPECT_EQ(last.tubes[0].units, (std::vector<int>{0, 0}));
    EXPECT_TRUE(last.tubes[1].units.empty());
    EXPECT_EQ(last.tubes[2].units, (std::vector<int>{1, 1}));
    EXPECT_TRUE(std::get<puzzles::BoardView>(start.view()).tubes[2].units.empty());
}

TEST(Replay, EndsAtEachLimit) {
    const std::vector<Move> moves(20'000, "1>3");
    base::CancelToken token;
    token.cancel();
    base::Ends cancelled;
    cancelled.cancel = &token;
    base::Ends late;
    late.limits.deadline = base::Clock::now();
    base::Ends small;
    small.limits.memory = 100;
    for (const auto& [ends, limit] : {std::pair(cancelled, std::optional<base::Limit>()),
                                      std::pair(late, std::optional(base::Limit::time)),
                                      std::pair(small, std::optional(base::Limit::memory))}) {
        const Replay result = replay_of("water2:AB/BA/-", moves, ends);
        EXPECT_TRUE(result.cut_short);
        EXPECT_EQ(result.limit, limit);
        EXPECT_LT(result.steps.size(), 2U);
        EXPECT_FALSE(result.fault);
        EXPECT_FALSE(result.at_goal);
    }
    EXPECT_FALSE(replay_of("water2:AB/BA/-", {"1>3"}).cut_short);
}

TEST(Replay, TellsWhatEachMoveCarries) {
    const Replay result = replay_of("water4:ABB/B/A", {"1>2"});
    ASSERT_EQ(result.steps.size(), 1U);
    const Step& step = result.steps.front();
    EXPECT_EQ(step.move, "1>2");
    EXPECT_EQ(step.note, "B");
    EXPECT_EQ(number_field(step.fields, "from"), 0);
    EXPECT_EQ(number_field(step.fields, "to"), 1);
    EXPECT_EQ(number_field(step.fields, "units"), 2);
    EXPECT_FALSE(result.at_goal);
}

TEST(Replay, StopsAtTheFirstIllegalMove) {
    const Replay result = replay_of("water2:AB/BA/-", {"1>3", "1>2", "2>1"});
    EXPECT_EQ(result.steps.size(), 1U);
    ASSERT_TRUE(result.fault);
    EXPECT_NE(result.fault->find("tube 2 is full"), std::string::npos);
    EXPECT_FALSE(result.at_goal);
}

TEST(Replay, OfNoMovesLooksAtTheStart) {
    EXPECT_TRUE(replay_of("water2:AA/BB/-", {}).at_goal);
    EXPECT_FALSE(replay_of("water2:AB/BA/-", {}).at_goal);
}

}  // namespace
}  // namespace decant::solution
