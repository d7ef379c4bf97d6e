// A game goes forward and back, and the moves ahead are kept until another move is made.
// SPDX-License-Identifier: MIT
#include "cli/playing/game.hpp"

#include <gtest/gtest.h>

namespace decant::cli::playing {
namespace {

std::string code_of(const Game& game) { return *api::convert(game.position(), "code"); }

TEST(Game, UndoGoesBackToTheStartAndRedoForwardAgain) {
    Game game(*api::load("water4:ABAB/BABA/-", {}));
    const std::string start = code_of(game);
    EXPECT_FALSE(game.make("2>3 1>2 1>3"));
    const std::string end = code_of(game);
    while (game.undo()) {
    }
    EXPECT_EQ(code_of(game), start);
    EXPECT_EQ(game.ahead(), 3U);
    while (game.redo()) {
    }
    EXPECT_EQ(code_of(game), end);
}

TEST(Game, AnotherMoveForgetsWhatLayAhead) {
    Game game(*api::load("water4:ABAB/BABA/-", {}));
    game.make("2>3 1>2");
    game.to_start();
    game.make("1>3");
    EXPECT_EQ(game.ahead(), 0U);
    EXPECT_EQ(game.played().moves, 1U);
}

TEST(Game, AnIllegalMoveSaysWhyAndKeepsWhatLiesAhead) {
    Game game(*api::load("water4:ABAB/BABA/-", {}));
    game.make("2>3");
    game.undo();
    EXPECT_TRUE(game.make("1>2"));
    EXPECT_TRUE(game.make("one to two"));
    EXPECT_EQ(game.made(), 0U);
    EXPECT_EQ(game.ahead(), 1U);
}

TEST(Game, IsSolvedAtTheGoalAlone) {
    Game game(*api::load("water2:AB/BA/-", {}));
    EXPECT_FALSE(game.solved());
    game.make("2>3 1>2 1>3");
    EXPECT_TRUE(game.solved());
}

}  // namespace
}  // namespace decant::cli::playing
