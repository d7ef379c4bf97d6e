// Intervals of win rates against published values, and games that can only end one way.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "analysis/games.hpp"
#include "api/decant.hpp"

namespace decant::analysis {
namespace {

/// The second is from Newcombe, Statistics in Medicine 17 (1998): 0.2553 to 0.3662.
TEST(WinRate, HasTheIntervalOfWilson) {
    const WinRate half = win_rate({5, 10});
    EXPECT_NEAR(static_cast<double>(half.low), 236'593, 10);
    EXPECT_NEAR(static_cast<double>(half.high), 763'407, 10);
    const WinRate few = win_rate({81, 263});
    EXPECT_NEAR(static_cast<double>(few.low), 255'300, 50);
    EXPECT_NEAR(static_cast<double>(few.high), 366'200, 50);
}

TEST(WinRate, ReachesTheEnds) {
    EXPECT_EQ(win_rate({0, 100}).low, 0U);
    EXPECT_EQ(win_rate({100, 100}).high, one);
    EXPECT_EQ(win_rate({0, 0}).high, one);
    EXPECT_LT(win_rate({most_games, most_games}).low, one);
}

bool always() { return true; }

WinRate played(std::string_view code, Player player, Cost most_moves) {
    const api::Level level = *api::load(code, {});
    return play(level.puzzle().explore({}).graph, player, {.games = 100, .seed = 3, .most_moves = most_moves},
                always);
}

TEST(Games, EndAtGoalsDeadEndsAndTheLastMove) {
    EXPECT_EQ(played("dogbunny:a~b/b~c:dog=a:dog=b", Player::random, 1).wins, (Ratio{100, 100}));
    EXPECT_EQ(played("dogbunny:a~b/b~c:dog=a:dog=c", Player::random, 1).wins, (Ratio{0, 100}));
    EXPECT_EQ(played("dogbunny:a~b/a~c:dog=a:dog=b", Player::greedy, 1).wins, (Ratio{100, 100}));
    const Ratio half = played("dogbunny:a~b/a~c:dog=a:dog=b", Player::random, 1).wins;
    EXPECT_GT(half.part, 30U);
    EXPECT_LT(half.part, 70U);
}

TEST(Games, OnAGraphAndOnALevelAreTheSameGames) {
    const api::Level level = *api::load("water4:ACBD/BDCA/CABD/DBCA/-/-", {});
    const Tournament games{.games = 200, .seed = 9, .most_moves = 130};
    for (const Player player : {Player::random, Player::greedy}) {
        const Ratio on_graph = play(level.puzzle().explore({}).graph, player, games, always).wins;
        EXPECT_EQ(on_graph, play(level.puzzle(), player, games, always).wins);
    }
}

TEST(Games, EndInTheMiddleWhereTheTimeDoes) {
    const api::Level level = *api::load("null:10000", {});
    int asked = 0;
    const auto go_on = [&] { return ++asked < 3; };
    const Tournament games{.games = 10, .seed = 1, .most_moves = 5'000};
    EXPECT_EQ(play(level.puzzle(), Player::random, games, go_on).wins, (Ratio{0, 0}));
}

}  // namespace
}  // namespace decant::analysis
