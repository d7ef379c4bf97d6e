// Limits, cancellation and a lack of memory end every search with a true bound and no false claim.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <chrono>
#include <new>

#include "base/hash.hpp"
#include "search/algorithm.hpp"

namespace decant::search {
namespace {

/// A binary tree without end and without a goal, in which allocation can be made to fail.
struct EndlessSpace {
    struct State {
        std::uint64_t node = 1;
        friend bool operator==(const State&, const State&) = default;
    };
    using Action = int;
    std::uint64_t* applications_left = nullptr;

    [[nodiscard]] State initial() const { return {}; }
    [[nodiscard]] bool is_goal(const State&) const { return false; }
    [[nodiscard]] std::vector<Action> actions(const State&) const { return {0, 1}; }
    [[nodiscard]] Cost cost(const State&, Action) const { return 1; }
    [[nodiscard]] State apply(const State& state, Action action) const {
        if (applications_left != nullptr && (*applications_left)-- == 0) throw std::bad_alloc();
        return {2 * state.node + static_cast<std::uint64_t>(action)};
    }
    [[nodiscard]] const State& key(const State& state) const { return state; }
};

std::uint64_t hash_value(const EndlessSpace::State& state) { return base::mix(state.node); }

AnyOutcome<int> search_endlessly(Algorithm algorithm, const RunControl& control,
                                 std::uint64_t* applications_left = nullptr) {
    return run(algorithm, EndlessSpace{applications_left}, BlindHeuristic{}, {2, 1'000'000}, control);
}

class EveryAlgorithm : public testing::TestWithParam<AlgorithmEntry> {
  protected:
    static void expect_unknown(const AnyOutcome<int>& outcome, std::optional<Limit> limit) {
        EXPECT_EQ(outcome.verdict, Verdict::unknown);
        EXPECT_EQ(outcome.limit, limit);
        EXPECT_EQ(outcome.cancelled, !limit);
        EXPECT_FALSE(outcome.plan);
        EXPECT_GE(outcome.lower_bound, 0);
    }
};

TEST_P(EveryAlgorithm, StopsAtTheNodeLimit) {
    RunControl control;
    control.limits.nodes = 1'000;
    const auto outcome = search_endlessly(GetParam().algorithm, control);
    expect_unknown(outcome, Limit::nodes);
    EXPECT_EQ(outcome.statistics.expanded, 1'000U);
}

TEST_P(EveryAlgorithm, StopsAtTheTimeLimit) {
    RunControl control;
    const auto start = base::Clock::now();
    control.limits.deadline = start + std::chrono::milliseconds(50);
    control.limits.memory = std::size_t{1} << 30;
    // IDA* recurses once for each level of this tree; its thresholds rise slowly enough for the time limit.
    const auto outcome = search_endlessly(GetParam().algorithm, control);
    EXPECT_EQ(outcome.verdict, Verdict::unknown);
    EXPECT_LT(base::Clock::now() - start, std::chrono::seconds(60));
}

TEST_P(EveryAlgorithm, StopsAtTheMemoryLimitOrNeedsLess) {
    constexpr std::size_t limit = 8 << 20;
    RunControl control;
    control.limits.memory = limit;
    control.limits.nodes = 2'000'000;
    const auto outcome = search_endlessly(GetParam().algorithm, control);
    if (GetParam().algorithm == Algorithm::ida_star) {
        EXPECT_LT(outcome.statistics.peak_bytes, limit);
    } else {
        expect_unknown(outcome, Limit::memory);
        EXPECT_LT(outcome.statistics.peak_bytes, limit + limit / 4);
    }
}

TEST_P(EveryAlgorithm, TakesAFailedAllocationForAMemoryLimit) {
    std::uint64_t applications_left = 5'000;
    expect_unknown(search_endlessly(GetParam().algorithm, {}, &applications_left), Limit::memory);
}

TEST_P(EveryAlgorithm, StopsWhenItIsCancelled) {
    base::CancelToken token;
    RunControl control;
    control.cancel = &token;
    control.limits.nodes = 100'000'000;
    control.limits.memory = std::size_t{1} << 30;
    control.on_progress = [&](const Progress& progress) {
        EXPECT_GT(progress.expanded, 0U);
        token.cancel();
    };
    expect_unknown(search_endlessly(GetParam().algorithm, control), std::nullopt);
}

INSTANTIATE_TEST_SUITE_P(Search, EveryAlgorithm, testing::ValuesIn(algorithm_entries), [](const auto& info) {
    std::string name(info.param.word);
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

TEST(Search, KnowsTheDepthItHasExhaustedWhenItStops) {
    RunControl control;
    // Ten layers of a binary tree: breadth-first search has looked at their children too.
    control.limits.nodes = 1'023;
    EXPECT_EQ(search_endlessly(Algorithm::breadth_first, control).lower_bound, 11);
    EXPECT_EQ(search_endlessly(Algorithm::uniform_cost, control).lower_bound, 10);
}

/// The type of an algorithm that throws states away has no word for unsolvable.
template <class E>
concept CanSayUnsolvable = requires { E::unsolvable; };
static_assert(CanSayUnsolvable<Ending> && !CanSayUnsolvable<PartialEnding>);

}  // namespace
}  // namespace decant::search
