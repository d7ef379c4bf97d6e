// Several threads on one level come to the same lengths and claims as one, and keep to its limits.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <initializer_list>
#include <thread>

#include "api/decant.hpp"
#include "deals.hpp"

namespace decant {
namespace {

api::Solution solve(const api::Level& level, unsigned threads, const api::SolveOptions& limits = {}) {
    api::SolveOptions options = limits;
    options.threads = threads;
    options.advice = false;
    auto solution = api::solve(level, options);
    EXPECT_TRUE(solution.ok());
    return *std::move(solution);
}

api::Level level_of(std::string_view rules, int colors, int capacity, int empty, base::Random& random) {
    return *api::load(bench::deal(rules, colors, capacity, empty, random), {});
}

void expect_the_same_of_all(const api::Level& level, std::initializer_list<unsigned> teams) {
    const api::Solution alone = solve(level, 1);
    for (const unsigned threads : teams) {
        const api::Solution together = solve(level, threads);
        EXPECT_EQ(together.verdict, alone.verdict);
        EXPECT_EQ(together.cost, alone.cost);
        EXPECT_EQ(together.claim, alone.claim);
        EXPECT_EQ(together.lower_bound, alone.lower_bound);
    }
}

TEST(Threads, ComeToTheSameLengthsAndClaims) {
    base::Random random(20'261'121);
    for (int round = 0; round < 20; ++round) {
        for (const std::string_view rules : {"water", "ball"})
            expect_the_same_of_all(level_of(rules, 7 - round % 3, 4 + round % 3, 1 + round % 2, random),
                                   {2, 3, 8});
    }
}

/// With border costs, without, with the border test, and with a beam that takes long.
TEST(Threads, ComeToTheSameWhereTheyHelpEachOther) {
    base::Random random(20'261'122);
    for (int round = 0; round < 3; ++round) {
        expect_the_same_of_all(level_of("ball", 12, 4, 2, random), {2, 3});
        expect_the_same_of_all(level_of("ball", 8, 6, 2, random), {2, 3});
        expect_the_same_of_all(level_of("ball", 10, 6, 2, random), {2, 3});
        expect_the_same_of_all(level_of("water", 24, 4, 3, random), {2, 3});
    }
}

/// Too large to be solved while a test waits.
api::Level endless_level() {
    base::Random random(1);
    return level_of("ball", 20, 7, 4, random);
}

TEST(Threads, ShareTheNodeLimit) {
    api::SolveOptions limits;
    limits.nodes = 10'001;
    const api::Solution solution = solve(endless_level(), 3, limits);
    EXPECT_EQ(solution.limit, base::Limit::nodes);
    EXPECT_LE(solution.statistics.expanded, 10'001U);
}

TEST(Threads, ShareTheMemoryLimit) {
    api::SolveOptions limits;
    limits.memory = std::size_t{16} << 20;
    const api::Solution solution = solve(endless_level(), 2, limits);
    EXPECT_EQ(solution.limit, base::Limit::memory);
    EXPECT_LE(solution.statistics.peak_bytes, std::size_t{16} << 20);
}

TEST(Threads, EndWhenCancelled) {
    base::CancelToken cancel;
    api::SolveOptions limits;
    limits.cancel = &cancel;
    std::jthread canceller([&cancel] {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        cancel.cancel();
    });
    EXPECT_TRUE(solve(endless_level(), 2, limits).cancelled);
}

TEST(Threads, TellOfTheProgressOfAll) {
    api::SolveOptions limits;
    limits.nodes = 400'000;
    std::uint64_t told = 0;
    limits.on_progress = [&told](const api::Progress& progress) { told = progress.expanded; };
    const api::Solution solution = solve(endless_level(), 2, limits);
    EXPECT_LE(told, 2 * solution.statistics.expanded);
}

}  // namespace
}  // namespace decant
