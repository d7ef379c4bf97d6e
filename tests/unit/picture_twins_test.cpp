// Two colors that were taken for one are suspected, and noise is not.
// SPDX-License-Identifier: MIT
#include "picture/twins.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

namespace decant::picture {
namespace {

/// Units as numbers, whose distances are those of the numbers.
bool suspected(const std::vector<float>& units, int capacity) {
    const int count = static_cast<int>(units.size());
    Grid<float> distances(count, count);
    for (int i = 0; i < count; ++i)
        for (int j = 0; j < count; ++j)
            distances.at(i, j) =
                std::abs(units[static_cast<std::size_t>(i)] - units[static_cast<std::size_t>(j)]);
    std::vector<std::size_t> all(units.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    return may_be_two(distances, all, capacity);
}

TEST(PictureTwins, AreTwoGroupsApart) {
    EXPECT_TRUE(suspected({0, 1, 6, 7}, 2));
    EXPECT_TRUE(suspected({0, 9, 1, 8, 10, 2, 9, 10}, 2));
}

TEST(PictureTwins, MayDifferLessIfEachFillsTubes) {
    EXPECT_TRUE(suspected({0, 2, 0.1F, 2.1F}, 2));
    EXPECT_FALSE(suspected({0, 0.1F, 0.1F, 2, 2.1F}, 2));
    EXPECT_FALSE(suspected({0, 0.1F, 0.8F, 0.9F}, 2)) << "which noise may do";
}

TEST(PictureTwins, NeedAsManyUnitsAsTwoTubesHold) { EXPECT_FALSE(suspected({0, 1, 6, 7}, 3)); }

TEST(PictureTwins, AreNotMadeByNoise) {
    EXPECT_FALSE(suspected({0, 0, 0, 0}, 2));
    EXPECT_FALSE(suspected({0, 1, 2, 3}, 2));
    EXPECT_FALSE(suspected({0, 4, 5, 5, 6, 6, 7, 11}, 4));
}

}  // namespace
}  // namespace decant::picture
