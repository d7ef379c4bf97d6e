// The smallest family reads, writes and replays as the template for others should.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "api/decant.hpp"

namespace decant::api {
namespace {

std::string code_of(std::string_view text) {
    const auto level = load(text, {});
    if (!level) return "line " + std::to_string(level.error().place.line) + ": " + level.error().problem;
    return *convert(*level, "code");
}

Replay replay_of(std::string_view code, const std::vector<puzzles::Move>& moves) {
    return solution::replay(load(code, {})->puzzle().start(), moves);
}

TEST(NullFamily, ReadsItsFormats) {
    EXPECT_EQ(code_of("null:6"), "null:6/1\n");
    EXPECT_EQ(code_of("null:0/5"), "null:0/5\n");
    EXPECT_EQ(code_of("decant null 1\nstep: 3\n# then\nstart: 9\n"), "null:9/3\n");
    EXPECT_EQ(*convert(*load("null:9/3", {}), "native"), "decant null 1\nstart: 9\nstep: 3\n");
}

TEST(NullFamily, RefusesWhatIsOutOfRange) {
    for (const std::string_view text : {"null:", "null:6/0", "null:-1", "null:1000001", "null:6/2/1"})
        EXPECT_FALSE(load(text, {})) << text;
    EXPECT_TRUE(code_of("decant null 1\nstart: 9\nstep: 0\n").starts_with("line 3: "));
    EXPECT_TRUE(code_of("decant null 1\nspeed: 9\n").starts_with("line 2: "));
}

TEST(NullFamily, RefusesOptionsThatItDoesNotHave) {
    LoadOptions options;
    options.read.set("rules", "water");
    EXPECT_FALSE(load("null:6/2", options));
}

TEST(NullFamily, ReplaysStepsThatKeepTheCounterInRange) {
    EXPECT_TRUE(replay_of("null:4/2", {"-2", "+2", "-2", "-2"}).at_goal);
    EXPECT_TRUE(replay_of("null:4/2", {"+2"}).fault);
    EXPECT_TRUE(replay_of("null:4/2", {"-1"}).fault);
    EXPECT_EQ(*load("null:4/2", {})->puzzle().start().move_of("-02"), "-2") << "a move has one text form";
    const Replay short_of_it = replay_of("null:5/2", {"-2", "-2", "-2"});
    EXPECT_EQ(short_of_it.steps.size(), 2U);
    EXPECT_TRUE(short_of_it.fault);
}

}  // namespace
}  // namespace decant::api
