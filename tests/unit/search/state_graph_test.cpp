// State graphs that can be counted by hand, and their known parts under limits.
// SPDX-License-Identifier: MIT
#include "search/explore.hpp"

#include "puzzles/dog_bunny/search/bounds.hpp"
#include "search/state_graph.hpp"
#include "unit/dog_bunny/levels.hpp"

namespace decant::search {
namespace {

StateGraph graph_of(std::string_view code, const RunControl& control = {}) {
    const puzzles::dog_bunny::Space space(puzzles::dog_bunny::level_in("code", code));
    SpaceExplorer explorer(space, puzzles::dog_bunny::Bound(space));
    return explore(explorer, control);
}

/// A dog on a line a = b = c = d with a trap behind b: five nodes, all within reach.
constexpr std::string_view line = "dogbunny:a=b/b=c/c=d/b~trap:dog=a:dog=d";

TEST(StateGraph, HasAnEdgeForEachActionAndDistances) {
    const StateGraph graph = graph_of(line);
    // 0: on a; 1: on b; then its neighbors in the order of the map: c, trap; then d.
    EXPECT_TRUE(graph.complete);
    EXPECT_EQ(graph.states, 5U);
    EXPECT_EQ(graph.targets, (std::vector<NodeId>{1, 0, 2, 3, 1, 4, 2}));
    EXPECT_EQ(graph.first, (std::vector<std::uint64_t>{0, 1, 4, 6, 6, 7}));
    EXPECT_EQ(graph.distance, (std::vector<Cost>{3, 2, 1, base::unreachable, 0}));
    EXPECT_EQ(graph.goals, (std::vector<NodeId>{4}));
    EXPECT_EQ(graph.length, 3);
}

TEST(StateGraph, IsSurveyed) {
    const Survey survey = survey_of(graph_of(line));
    EXPECT_EQ(survey.states, 5U);
    EXPECT_EQ(survey.goals, 1U);
    EXPECT_EQ(survey.dead, 1U);
    EXPECT_EQ(survey.at_distance, (std::vector<std::uint64_t>{1, 1, 1, 1}));
    EXPECT_EQ(survey.hardest, 0U);
}

TEST(StateGraph, GoesOnBehindGoals) { EXPECT_EQ(graph_of("dogbunny:a~b/b~c:dog=a:dog=b").states, 3U); }

TEST(StateGraph, DoesNotTellEqualTokensApart) {
    EXPECT_EQ(graph_of("dogbunny:a=b:dog=a+a:dog=b+b").states, 3U);
    EXPECT_EQ(graph_of("dogbunny:a=b:dog=a/cat=a:dog=b").states, 4U);
}

TEST(StateGraph, OfAnUnsolvableLevelIsAllDead) {
    const Survey survey = survey_of(graph_of("dogbunny:a~b/c:dog=a:dog=c"));
    EXPECT_TRUE(survey.complete);
    EXPECT_EQ(survey.dead, 2U);
    EXPECT_FALSE(survey.length);
    EXPECT_FALSE(survey.hardest);
}

TEST(StateGraph, IsIncompleteUnderLimits) {
    RunControl control;
    control.limits.nodes = 2;
    const StateGraph few = graph_of(line, control);
    EXPECT_FALSE(few.complete);
    EXPECT_EQ(few.limit, base::Limit::nodes);
    EXPECT_EQ(few.expanded(), 2U);
    EXPECT_TRUE(few.distance.empty());
    control.limits = {};
    control.limits.memory = 1;
    EXPECT_EQ(graph_of(line, control).limit, base::Limit::memory);
    base::CancelToken token;
    token.cancel();
    control.limits = {};
    control.cancel = &token;
    EXPECT_FALSE(graph_of(line, control).complete);
    EXPECT_FALSE(graph_of(line, control).limit);
}

}  // namespace
}  // namespace decant::search
