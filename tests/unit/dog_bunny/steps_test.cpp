// Steps by the rules as people apply them: the legal ones, the reasons against others, and switches.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/rules/steps.hpp"

#include "api/decant.hpp"
#include "unit/dog_bunny/levels.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

solution::Replay make(std::string_view code, const std::vector<Move>& moves) {
    return solution::replay(api::load(code, {})->puzzle().start(), moves);
}

std::int64_t switches(const solution::Replay& replay) {
    return number_field(replay.facts, "switches").value_or(-1);
}

TEST(DogBunnySteps, AreReadAsTokenFromAndTo) {
    const auto step = read_step("bunny:blank-1>well");
    ASSERT_TRUE(step.ok());
    EXPECT_EQ(step->token, "bunny");
    EXPECT_EQ(step->from, "blank-1");
    EXPECT_EQ(step->to, "well");
    for (const std::string_view word :
         {"", "dog", "dog:a", "dog:a>", "dog:>b", ":a>b", "a>b", "1>2", "dog:a>b>c"})
        EXPECT_FALSE(read_step(word).ok()) << word;
}

TEST(DogBunnySteps, LeadToTheGoal) {
    const solution::Replay done = make("dogbunny:a=b/b~c:dog=a:dog=c", {"dog:a>b", "dog:b>c"});
    EXPECT_FALSE(done.fault);
    EXPECT_TRUE(done.at_goal);
    EXPECT_EQ(done.cost, 2);
    EXPECT_FALSE(make("dogbunny:a=b/b~c:dog=a:dog=c", {"dog:a>b"}).at_goal);
}

TEST(DogBunnySteps, CountTheMovingTokenBeforeItMoves) {
    EXPECT_FALSE(make("dogbunny:a~b@a:dog=a:dog=b", {"dog:a>b"}).fault);
    EXPECT_TRUE(make("dogbunny:a~b@b:dog=a:dog=b", {"dog:a>b"}).fault);
}

TEST(DogBunnySteps, UseAnyOfParallelEdges) {
    EXPECT_FALSE(make("dogbunny:a~b@b/a~b@a/a~b@b:dog=a:dog=b", {"dog:a>b"}).fault);
}

TEST(DogBunnySteps, SayWhyOneIsIllegal) {
    const std::string_view level = "dogbunny:a~b/b~c@a/c~a:dog=a:dog=c";
    const auto fault = [&](const std::vector<Move>& moves) { return make(level, moves).fault.value_or(""); };
    EXPECT_EQ(fault({"cat:a>b"}), "there is no token 'cat'");
    EXPECT_EQ(fault({"dog:a>x"}), "there is no node 'x'");
    EXPECT_EQ(fault({"dog:x>a"}), "there is no node 'x'");
    EXPECT_EQ(fault({"dog:b>c"}), "no dog stands on b");
    EXPECT_EQ(fault({"dog:a>c"}), "there is no edge from a to c");
    EXPECT_EQ(fault({"dog:a>b", "dog:b>a"}), "there is no edge from b to a");
    EXPECT_EQ(fault({"dog:a>b", "dog:b>c"}), "the edge from b to c is closed: it needs a");
    EXPECT_EQ(make(level, {"dog:a>b", "dog:b>c"}).steps.size(), 1U);
}

TEST(DogBunnySteps, OfAnotherTokenAreSwitches) {
    const std::string_view level = "dogbunny:a=b/b=c:dog=a/bunny=a+b:dog=c";
    EXPECT_EQ(switches(make(level, {})), 0);
    EXPECT_EQ(switches(make(level, {"dog:a>b"})), 0);
    EXPECT_EQ(switches(make(level, {"dog:a>b", "dog:b>c"})), 0);
    EXPECT_EQ(switches(make(level, {"dog:a>b", "bunny:a>b", "dog:b>c"})), 2);
    // The bunny that came from a may go on, or the other one may leave b: going on is assumed.
    EXPECT_EQ(switches(make(level, {"bunny:a>b", "bunny:b>c"})), 0);
    EXPECT_EQ(switches(make(level, {"bunny:b>c", "bunny:a>b"})), 1);
}

TEST(DogBunnySteps, AreToldInGroups) {
    const solution::Replay done = make("dogbunny:a=b/b=c:dog=a/bunny=a+b:dog=c",
                                       {"dog:a>b", "dog:b>c", "bunny:b>c", "bunny:a>b", "bunny:b>c"});
    EXPECT_EQ(grouped(done.steps), "dog: a -> b -> c\nbunny: b -> c\nbunny: a -> b -> c\n");
    EXPECT_EQ(grouped({}), "");
}

TEST(DogBunnySteps, GoalsNeedAsManyTokensAsTheyName) {
    const std::string_view level = "dogbunny:a=b:bunny=a+a+b:bunny=b+b";
    EXPECT_FALSE(make(level, {}).at_goal);
    EXPECT_TRUE(make(level, {"bunny:a>b"}).at_goal);
    EXPECT_TRUE(make(level, {"bunny:a>b", "bunny:a>b"}).at_goal);
}

}  // namespace
}  // namespace decant::puzzles::dog_bunny
