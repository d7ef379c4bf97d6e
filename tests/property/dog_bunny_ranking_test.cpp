// Ranks number the states of a level without gaps, and states come back from their ranks.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/engine/two_sided.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "property/dog_bunny_levels.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

RC_GTEST_PROP(DogBunnyRanking, IsABijection, ()) {
    const Level level = any_level({6, 5});
    const Space space(level);
    const Ranking ranking(space);
    const Truth truth(space);
    RC_ASSERT(ranking.size() == truth.states().size());
    std::vector<bool> seen(ranking.size());
    for (const State& state : truth.states()) {
        const std::uint64_t rank = ranking.rank(state);
        RC_ASSERT(rank < ranking.size() && !seen[rank]);
        RC_ASSERT(ranking.state(rank) == state);
        seen[rank] = true;
    }
}

RC_GTEST_PROP(DogBunnyRanking, FollowsASingleStep, ()) {
    const Level level = any_level({6, 5});
    const Space space(level);
    const Ranking ranking(space);
    for (std::uint64_t rank = 0; rank < ranking.size(); ++rank) {
        const State state = ranking.state(rank);
        for (const Action& action : space.actions(state)) {
            const State after = space.apply(state, action);
            RC_ASSERT(ranking.rank_after(rank, state, action.kind, after) == ranking.rank(after));
        }
    }
}

/// A level of so many nodes and tokens, by kind.
Level plain_level(int nodes, const std::vector<std::size_t>& tokens) {
    Level level;
    for (int node = 0; node < nodes; ++node) level.nodes.push_back({fmt::format("n{}", node), {}});
    for (const std::size_t count : tokens)
        level.kinds.push_back({fmt::format("k{}", level.kinds.size()), std::vector<int>(count, 0), {0}});
    return level;
}

TEST(DogBunnyRanking, CountsMultisets) {
    const auto size = [](int nodes, const std::vector<std::size_t>& tokens) {
        const Space space(plain_level(nodes, tokens));
        return Ranking(space).size();
    };
    EXPECT_EQ(size(1, {1}), 1U);
    EXPECT_EQ(size(1, {16}), 1U);
    EXPECT_EQ(size(7, {2, 1}), 196U);
    EXPECT_EQ(size(64, {4}), 766'480U);
    EXPECT_EQ(size(64, {1, 1, 1, 1}), 16'777'216U);
}

TEST(DogBunnyRanking, StopsAtTwoToThePowerOf63) {
    const Space full(plain_level(64, std::vector<std::size_t>(16, 1)));
    EXPECT_EQ(Ranking(full).size(), std::uint64_t{1} << 63);
    const Space ten(plain_level(64, std::vector<std::size_t>(10, 1)));
    EXPECT_EQ(Ranking(ten).size(), std::uint64_t{1} << 60);
    // C(79, 16) fits.
    const Space equal(plain_level(64, {16}));
    const Ranking ranking(equal);
    EXPECT_LT(ranking.size(), std::uint64_t{1} << 63);
    State last;
    last.nodes.fill(63);
    EXPECT_EQ(ranking.rank(last), ranking.size() - 1);
    EXPECT_EQ(ranking.state(ranking.size() - 1), last);
}

}  // namespace
}  // namespace decant::puzzles::dog_bunny
