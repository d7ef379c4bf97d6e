// Replaying names the first illegal move and shows each position.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/pours.hpp"

#include "unit/tube_sort_levels.hpp"

namespace decant::puzzles::tube_sort {
namespace {

Replay replay_of(std::string_view code, const std::vector<Move>& moves, std::vector<View>* views = nullptr) {
    return replay(board_of(code), moves, [&](const View& view) {
        if (views != nullptr) views->push_back(view);
    });
}

TEST(Replay, ReachesTheGoal) {
    std::vector<View> views;
    const Replay result = replay_of("water2:AB/BA/-", {"1>3", "2>1", "2>3"}, &views);
    EXPECT_EQ(result.fault, std::nullopt);
    EXPECT_TRUE(result.at_goal);
    EXPECT_EQ(result.cost, 3);
    ASSERT_EQ(views.size(), 3U);
    const auto& last = std::get<BoardView>(views.back());
    EXPECT_EQ(last.tubes[0].units, (std::vector<int>{0, 0}));
    EXPECT_TRUE(last.tubes[1].units.empty());
    EXPECT_EQ(last.tubes[2].units, (std::vector<int>{1, 1}));
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
