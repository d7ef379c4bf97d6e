// A plan is called optimal exactly when its cost meets the proved bound.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "solution/claim.hpp"

namespace decant::solution {
namespace {

TEST(Claim, IsOptimalWhenTheCostMeetsTheBound) {
    EXPECT_EQ(claim_of(7, 7, std::nullopt), Claim::optimal);
    EXPECT_EQ(claim_of(7, 7, 2.0), Claim::optimal);
}

TEST(Claim, IsBoundedOnlyByAFactorThatWasGuaranteed) {
    EXPECT_EQ(claim_of(8, 7, 2.0), Claim::bounded);
    EXPECT_EQ(claim_of(8, 7, std::nullopt), Claim::none);
}

}  // namespace
}  // namespace decant::solution
