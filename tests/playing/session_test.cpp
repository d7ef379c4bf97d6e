// Requests of a player are carried out and reported, for both families.
// SPDX-License-Identifier: MIT
#include "cli/playing/session.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

namespace decant::cli::playing {
namespace {

using testing::HasSubstr;
using testing::Not;

api::Level example(const std::string& name) {
    std::ifstream file(std::string("levels/") + name + ".txt");
    std::stringstream text;
    text << file.rdbuf();
    return *api::load(text.str(), {});
}

TEST(Session, EachHintSaysMoreUntilTheNextMove) {
    Session session(example("flasks-3"), {});
    const auto hint = [&] {
        session.hint();
        session.wait();
        return session.message();
    };
    EXPECT_THAT(hint(), Not(HasSubstr("tube")));
    EXPECT_THAT(hint(), HasSubstr("Look at tube"));
    EXPECT_THAT(hint(), HasSubstr("Next move"));
    EXPECT_THAT(hint(), HasSubstr("Shortest: 7 moves. Proved."));
    session.move("2>3");
    EXPECT_THAT(hint(), Not(HasSubstr("tube")));
}

TEST(Session, ASolvedPlanLiesAheadAndCanBeWalkedBothWays) {
    for (const char* name : {"flasks-3", "dog-bunny-26"}) {
        Session session(example(name), {});
        session.solve();
        session.wait();
        EXPECT_EQ(session.game().made(), 0U);
        session.to_end();
        EXPECT_TRUE(session.game().solved()) << name;
        EXPECT_THAT(session.message(), HasSubstr("Solved in"));
        session.to_start();
        EXPECT_FALSE(session.game().solved());
    }
}

TEST(Session, TheBestMoveLooksForAPlanOnceAndThenFollowsIt) {
    Session session(example("flasks-3"), {});
    session.best_move();
    session.wait();
    EXPECT_EQ(session.game().made(), 1U);
    session.best_move();
    EXPECT_FALSE(session.searching());
    EXPECT_EQ(session.game().made(), 2U);
}

TEST(Session, PlaysByItselfStepByStepAndPauses) {
    Session session(example("flasks-3"), {});
    session.play_or_pause();
    session.wait();
    auto now = Session::Clock::now();
    for (std::size_t made = 1; made <= 3; ++made) {
        session.tick(now += std::chrono::seconds(1));
        EXPECT_EQ(session.game().made(), made);
    }
    session.play_or_pause();
    session.tick(now += std::chrono::seconds(1));
    EXPECT_EQ(session.game().made(), 3U);
}

TEST(Session, AnIllegalMoveIsToldAsASentence) {
    Session session(*api::load("water2:AB/BA/-", {}), {});
    EXPECT_FALSE(session.move("1>2"));
    EXPECT_EQ(session.message().back(), '.');
    EXPECT_EQ(session.game().made(), 0U);
}

TEST(Session, SaysWhenNoMoveIsLeft) {
    const Session session(*api::load("water2:AB/BA", {}), {});
    EXPECT_EQ(session.message(), "No moves are left. Take one back.");
}

TEST(Session, AStoppedSearchEndsSoonWithWhatItKnows) {
    Session session(
        *api::load(
            "water4:ABCD/EFGH/IJKL/MNOP/ABCD/EFGH/IJKL/MNOP/ABCD/EFGH/IJKL/MNOP/ABCD/EFGH/IJKL/MNOP/-/-", {}),
        {});
    session.solve();
    session.dismiss();
    session.wait();
    EXPECT_FALSE(session.searching());
    EXPECT_THAT(session.message(), Not(testing::IsEmpty()));
}

}  // namespace
}  // namespace decant::cli::playing
