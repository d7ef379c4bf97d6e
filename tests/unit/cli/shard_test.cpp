// Shards are written 3/8, and deal levels out one by one.
// SPDX-License-Identifier: MIT
#include "cli/shard.hpp"

#include <gtest/gtest.h>

namespace decant::cli {
namespace {

TEST(Shard, IsReadAsItIsWritten) {
    EXPECT_EQ(shard_of("3/8"), (Shard{3, 8}));
    EXPECT_EQ(text_of(Shard{3, 8}), "3/8");
}

TEST(Shard, CountsFromOne) {
    for (const char* text : {"0/8", "9/8", "1/0", "/8", "3/", "3", "3/8/9", "+3/8", " 3/8", "3/8 ", "x/8"})
        EXPECT_FALSE(shard_of(text)) << text;
}

TEST(Shard, HasEachLevelInOnePart) {
    for (std::uint64_t level = 1; level <= 20; ++level) {
        int parts = 0;
        for (std::uint64_t number = 1; number <= 7; ++number) parts += Shard{number, 7}.has(level) ? 1 : 0;
        EXPECT_EQ(parts, 1) << level;
    }
    EXPECT_TRUE((Shard{3, 7}.has(10)));
}

}  // namespace
}  // namespace decant::cli
