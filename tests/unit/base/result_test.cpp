// A result holds a value or an error, also when both are of one type.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "base/result.hpp"

namespace decant::base {
namespace {

TEST(Result, HoldsAValue) {
    Result<std::string> result(std::string("red"));
    ASSERT_TRUE(result.ok());
    EXPECT_TRUE(result);
    EXPECT_EQ(*result, "red");
    EXPECT_EQ(result->size(), 3U);
}

TEST(Result, HoldsAnError) {
    const Result<std::string> result(Diagnostic{"what", "how", {1, 2}});
    ASSERT_FALSE(result.ok());
    EXPECT_EQ(result.error().problem, "what");
    EXPECT_EQ(result.error().place, (Place{1, 2}));
}

TEST(Result, GivesItsValueAway) {
    Result<std::unique_ptr<int>> result(std::make_unique<int>(7));
    const std::unique_ptr<int> taken = *std::move(result);
    EXPECT_EQ(*taken, 7);
}

}  // namespace
}  // namespace decant::base
