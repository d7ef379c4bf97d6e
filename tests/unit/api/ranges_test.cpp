// The ranges of numbers that options take.
// SPDX-License-Identifier: MIT
#include "api/options.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <string>

namespace decant::api {
namespace {

TEST(Ranges, HoldTheirEndsAndNothingBeyond) {
    const Range threads{1, 256};
    EXPECT_TRUE(threads.holds(1.0) && threads.holds(256.0));
    EXPECT_FALSE(threads.holds(0.0) || threads.holds(257.0) || threads.holds(std::stod("nan")));
    EXPECT_TRUE(threads.holds(std::uint64_t{256}));
    EXPECT_FALSE(threads.holds(std::uint64_t{0}) || threads.holds(std::uint64_t{257}));
    EXPECT_EQ(text_of(threads), "from 1 to 256");
}

TEST(Ranges, GoToTheLastWholeNumber) {
    const Range seed{0, beyond_whole};
    EXPECT_TRUE(seed.holds(std::numeric_limits<std::uint64_t>::max()));
    EXPECT_FALSE(seed.holds(0x1p64));
    EXPECT_EQ(text_of(seed), "from 0 to 18446744073709551615");
    EXPECT_EQ(text_of(any_count), "from 0 to 1000000000000000000");
    EXPECT_EQ(text_of({0, 0.5}), "from 0 to 0.5");
}

}  // namespace
}  // namespace decant::api
