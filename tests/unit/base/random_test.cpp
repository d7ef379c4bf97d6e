// Random numbers are the same on every machine: fixed seeds give fixed values.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <vector>

#include "base/random.hpp"

namespace decant::base {
namespace {

// The first values are those of the reference implementation of SplitMix64; the others were computed by an
// independent program from the same definition.
TEST(Random, IsSplitMix64) {
    Random zero(0);
    EXPECT_EQ(zero.next(), 0xE220A8397B1DCDAFULL);
    EXPECT_EQ(zero.next(), 0x6E789E6AA1B965F4ULL);
    EXPECT_EQ(zero.next(), 0x06C45D188009454FULL);
    Random other(1234567);
    EXPECT_EQ(other.next(), 6457827717110365317ULL);
    EXPECT_EQ(other.next(), 3203168211198807973ULL);
    EXPECT_EQ(other.next(), 9817491932198370423ULL);
}

TEST(Random, DrawsTheSameRangesEverywhere) {
    Random random(42);
    std::vector<std::size_t> drawn;
    for (int i = 0; i < 10; ++i) drawn.push_back(random.below(10));
    EXPECT_EQ(drawn, (std::vector<std::size_t>{3, 1, 8, 4, 0, 2, 5, 8, 5, 4}));
}

TEST(Random, RejectsDrawsThatWouldFavorSmallNumbers) {
    // For this count about half of all draws are rejected.
    const std::size_t count = (std::size_t{1} << 63) + 1;
    Random random(3);
    std::vector<std::size_t> drawn;
    for (int i = 0; i < 4; ++i) drawn.push_back(random.below(count));
    EXPECT_EQ(drawn, (std::vector<std::size_t>{3694763184872335752ULL, 2084015055746161920ULL,
                                               2512858195355979526ULL, 7170589470788784661ULL}));
}

TEST(Random, ShufflesTheSameWayEverywhere) {
    std::vector<int> items{0, 1, 2, 3, 4, 5, 6, 7};
    Random random(7);
    random.shuffle(items);
    EXPECT_EQ(items, (std::vector<int>{1, 4, 5, 2, 6, 0, 3, 7}));
}

TEST(Random, DrawsBothEndsOfARange) {
    Random random(1);
    bool low = false;
    bool high = false;
    for (int i = 0; i < 200; ++i) {
        const int drawn = random.between(-2, 3);
        ASSERT_GE(drawn, -2);
        ASSERT_LE(drawn, 3);
        low = low || drawn == -2;
        high = high || drawn == 3;
    }
    EXPECT_TRUE(low && high);
    EXPECT_EQ(random.between(5, 5), 5);
}

}  // namespace
}  // namespace decant::base
