// Rules of single tubes forbid pours with a reason, and conditions are left out once they have come true.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <string>

#include "api/decant.hpp"

namespace decant::api {
namespace {

Level read(const std::string& code) {
    LoadOptions options;
    options.read.set("partial", true);
    return *load(code, options);
}

/// Why a move is illegal, or the code of the level after it.
std::string made(const std::string& code, const char* move) {
    const Level level = read(code);
    const auto position = level.puzzle().start().clone();
    const auto step = position->make(move);
    return step ? level.puzzle().after(std::vector<puzzles::Move>{move})->code() : step.error();
}

TEST(TubeRules, ForbidPoursWithAReason) {
    EXPECT_EQ(made("water2:A/B/-:accepts=B@3", "1>3"), "tube 3 accepts only B");
    EXPECT_EQ(made("water2:A/B/-:accepts=none@3", "1>3"), "tube 3 accepts nothing");
    EXPECT_EQ(made("water2:A/B/-:gives=no@1", "1>3"), "tube 1 gives nothing");
    EXPECT_EQ(made("water2:A/B/-:gives=done.B+moves.2@1", "1>3"),
              "tube 1 gives nothing before: done.B+moves.2");
    EXPECT_EQ(made("water2:A/B/-:opens=done.B@3", "1>3"), "tube 3 is closed; it opens: done.B");
    EXPECT_EQ(made("water2:AA/B/-:complete=locks", "1>3"), "tube 1 is complete and locked");
    EXPECT_EQ(made("water2:AA/B/-:ends=empty@1:complete=locks", "1>3"),
              "water2:-/B/AA:ends=empty@1:complete=locks");
}

TEST(TubeRules, LeaveOutWhatHasHappened) {
    EXPECT_EQ(made("water2:A/A/BB/-:opens=done.A@4", "1>2"), "water2:-/AA/BB/-");
    EXPECT_EQ(made("water2:A/A/B/-:opens=moves.3@4", "1>2"), "water2:-/AA/B/-:opens=moves.2@4");
    EXPECT_EQ(made("water2:A/A/B/-:opens=not.done.A@4", "1>2"), "water2:-/AA/B/-:opens=never@4");
    EXPECT_EQ(made("water2:A/A/B/-:gives=not.done.A@3", "1>2"), "water2:-/AA/B/-:gives=no@3");
}

TEST(TubeRules, MakeAGoalWaitForCompleteTubesButNotForMoves) {
    const auto length = [](const char* code) { return solve(read(code), {})->cost; };
    EXPECT_EQ(length("water2:A/A/-:opens=done.A+moves.3@3"), 1);
    EXPECT_EQ(length("water2:A/A/-:opens=done.A+moves.3@3:complete=locks"), 1);
    EXPECT_EQ(length("water2:A/A/-:opens=moves.3@3"), 1);
    EXPECT_EQ(length("water2:A/A/BB/CC/-:opens=done.3+moves.3@5"), 1);
    EXPECT_EQ(length("water2:A/A/B/-/-:opens=done.B@5"), std::nullopt);
}

TEST(TubeRules, KeepATubeInItsGroup) {
    for (const char* value : {"group.1+not.done.1", "group.1+not.moves.3", "not.group.1+not.group.2",
                              "group.1+not.group.2", "not.done.A+moves.2+group.3"}) {
        LoadOptions options;
        options.read.set("partial", true);
        EXPECT_FALSE(load(std::string("water2:A/B/-:gives=") + value + "@1", options).ok()) << value;
    }
    EXPECT_TRUE(load("water2:AB/BA/-:gives=not.group.1+done.A@1,group.2+moves.2@2", {}).ok());
}

TEST(TubeRules, AskForAllColorsTogetherThoughTheyCouldFillTubes) {
    EXPECT_EQ(solve(read("ball2:BC/ABA^3/B/C/-/B^1:sorts=A+B+C"), {})->cost, 4);
    EXPECT_EQ(read("ball2:BC/ABA^3/B/C/-/B^1:sorts=A+B+C").puzzle().code(),
              "ball3:BC^2/ABA/B^2/C^2/-^2/B^1:sorts=A+B+C");
}

TEST(TubeRules, OfAGroupThawTogether) {
    EXPECT_EQ(made("water2:A/A/BC/CB:gives=group.1@2+3,group.2@4", "1>2"),
              "water2:-/AA/BC/CB:gives=group.2@4");
    EXPECT_EQ(made("water2:A/A/BC/CB:gives=group.1@3+4", "1>2"), "water2:-/AA/BC/CB:gives=group.1@3+4");
    EXPECT_EQ(read("water2:AA/BC/CB/-:gives=group.1@1+2").puzzle().code(), "water2:AA/BC/CB/-");
    for (const char* value : {"group.0", "group.64", "group.A", "group", "group.1+group.1"}) {
        LoadOptions options;
        options.read.set("partial", true);
        EXPECT_FALSE(load(std::string("water2:A/B/-:gives=") + value + "@1", options).ok()) << value;
    }
}

}  // namespace
}  // namespace decant::api
