// The survey of a level that can be counted by hand, and what it says under limits.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/survey.hpp"

#include "unit/dog_bunny_levels.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

/// A dog on a line a = b = c = d with a trap behind b: five nodes, all within reach.
constexpr std::string_view line = "dogbunny:a=b/b=c/c=d/b~trap:dog=a:dog=d";

TEST(DogBunnySurvey, CountsStatesGoalsAndDeadEnds) {
    const auto found = survey(Space(level_in("code", line)), {});
    EXPECT_TRUE(found.complete);
    EXPECT_EQ(found.states, 5U);
    EXPECT_EQ(found.goals, 1U);
    EXPECT_EQ(found.dead, 1U);
    EXPECT_EQ(found.at_distance, (std::vector<std::uint64_t>{1, 1, 1, 1}));
    EXPECT_EQ(found.length, 3);
    ASSERT_TRUE(found.hardest);
    EXPECT_EQ(found.hardest->nodes[0], 0);
}

TEST(DogBunnySurvey, GoesOnBehindGoals) {
    EXPECT_EQ(survey(Space(level_in("code", "dogbunny:a~b/b~c:dog=a:dog=b")), {}).states, 3U);
}

TEST(DogBunnySurvey, DoesNotTellEqualTokensApart) {
    EXPECT_EQ(survey(Space(level_in("code", "dogbunny:a=b:dog=a+a:dog=b+b")), {}).states, 3U);
    EXPECT_EQ(survey(Space(level_in("code", "dogbunny:a=b:dog=a/cat=a:dog=b")), {}).states, 4U);
}

TEST(DogBunnySurvey, OfAnUnsolvableLevelIsAllDead) {
    const auto found = survey(Space(level_in("code", "dogbunny:a~b/c:dog=a:dog=c")), {});
    EXPECT_TRUE(found.complete);
    EXPECT_EQ(found.states, 2U);
    EXPECT_EQ(found.dead, 2U);
    EXPECT_TRUE(found.at_distance.empty());
    EXPECT_FALSE(found.length);
    EXPECT_FALSE(found.hardest);
}

TEST(DogBunnySurvey, IsIncompleteUnderLimits) {
    search::RunControl control;
    control.limits.nodes = 2;
    const auto few = survey(Space(level_in("code", line)), control);
    EXPECT_FALSE(few.complete);
    EXPECT_EQ(few.limit, base::Limit::nodes);
    EXPECT_LE(few.states, 5U);
    control.limits = {};
    control.limits.memory = 1;
    EXPECT_EQ(survey(Space(level_in("code", line)), control).limit, base::Limit::memory);
    base::CancelToken token;
    token.cancel();
    control.limits = {};
    control.cancel = &token;
    const auto cancelled = survey(Space(level_in("code", line)), control);
    EXPECT_FALSE(cancelled.complete);
    EXPECT_FALSE(cancelled.limit);
}

}  // namespace
}  // namespace decant::puzzles::dog_bunny
