// Where many colors share two tubes, the engine leaves out dead positions, and still agrees with A*.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "api/decant.hpp"
#include "deals.hpp"

namespace decant {
namespace {

api::Solution solve(const api::Level& level, api::Algorithm algorithm) {
    api::SolveOptions options;
    options.algorithm = algorithm;
    options.advice = false;
    auto solution = api::solve(level, options);
    EXPECT_TRUE(solution.ok());
    return *std::move(solution);
}

TEST(CrowdedLevels, HaveTheLengthsAndClaimsOfPlainAStar) {
    base::Random random(20'261'121);
    for (int round = 0; round < 8; ++round) {
        const auto code = bench::deal("ball", 10 + round % 3, 6, 2, random);
        const api::Level level = *api::load(code, {});
        const api::Solution engine = solve(level, api::Algorithm::automatic);
        const api::Solution plain = solve(level, api::Algorithm::a_star);
        EXPECT_EQ(engine.verdict, plain.verdict) << code;
        EXPECT_EQ(engine.cost, plain.cost) << code;
        EXPECT_EQ(engine.claim, plain.claim) << code;
        EXPECT_LT(engine.statistics.expanded, plain.statistics.expanded) << code;
    }
}

}  // namespace
}  // namespace decant
