// Replaying names the first illegal move and shows each position.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/pours.hpp"

#include <utility>

#include "api/decant.hpp"
#include "unit/tube_sort_levels.hpp"

namespace decant::puzzles::tube_sort {
namespace {

Replay replay_of(std::string_view code, const std::vector<Move>& moves,
                 const search::RunControl& control = {}) {
    api::LoadOptions options;
    options.read.partial = true;
    return api::load(code, options)->puzzle().replay(moves, control);
}

TEST(Replay, ReachesTheGoal) {
    const Replay result = replay_of("water2:AB/BA/-", {"1>3", "2>1", "2>3"});
    EXPECT_EQ(result.fault, std::nullopt);
    EXPECT_TRUE(result.at_goal);
    EXPECT_EQ(result.cost, 3);
}

TEST(Replay, ShowsAnyPosition) {
    const auto board = playback(board_of("water2:AB/BA/-"));
    for (const Move move : {"1>3", "2>1", "2>3"}) EXPECT_TRUE(board->make(move).ok());
    const auto last = std::get<BoardView>(board->view());
    EXPECT_EQ(last.tubes[0].units, (std::vector<int>{0, 0}));
    EXPECT_TRUE(last.tubes[1].units.empty());
    EXPECT_EQ(last.tubes[2].units, (std::vector<int>{1, 1}));
}

TEST(Replay, EndsAtEachLimit) {
    const std::vector<Move> moves(20'000, "1>3");
    base::CancelToken token;
    token.cancel();
    search::RunControl cancelled;
    cancelled.cancel = &token;
    search::RunControl late;
    late.limits.deadline = base::Clock::now();
    search::RunControl small;
    small.limits.memory = 100;
    for (const auto& [control, limit] : {std::pair(cancelled, std::optional<base::Limit>()),
                                         std::pair(late, std::optional(base::Limit::time)),
                                         std::pair(small, std::optional(base::Limit::memory))}) {
        const Replay result = replay_of("water2:AB/BA/-", moves, control);
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
}  // namespace decant::puzzles::tube_sort
