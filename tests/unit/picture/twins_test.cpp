// Two colors that were taken for one are suspected, and noise is not.
// SPDX-License-Identifier: MIT
#include "picture/clusters.hpp"

#include <gtest/gtest.h>

#include <numeric>
#include <vector>

#include "picture/color.hpp"

namespace decant::picture {
namespace {

bool suspected(const std::vector<Lab>& units, int capacity) {
    const int count = static_cast<int>(units.size());
    Grid<float> distances(count, count);
    for (int i = 0; i < count; ++i)
        for (int j = 0; j < count; ++j)
            distances.at(i, j) =
                distance(units[static_cast<std::size_t>(i)], units[static_cast<std::size_t>(j)]);
    std::vector<std::size_t> all(units.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    return may_be_two(distances, all, capacity);
}

/// Units of these lightnesses, in parts of 100.
bool suspected(const std::vector<float>& lightnesses, int capacity) {
    std::vector<Lab> units;
    for (const float lightness : lightnesses) units.push_back({lightness, 0, 0});
    return suspected(units, capacity);
}

TEST(PictureTwins, AreTwoGroupsApart) {
    EXPECT_TRUE(suspected({0, 1, 6, 7}, 2));
    EXPECT_TRUE(suspected({0, 9, 1, 8, 10, 2, 9, 10}, 2));
}

TEST(PictureTwins, MayDifferLessThanEachDoesIfTheyFillTubes) {
    // Shades along one axis, two colors along the other.
    const auto rows_are_suspected = [](int in_first, int in_second, float apart) {
        std::vector<Lab> units;
        for (int i = 0; i < in_first; ++i) units.push_back({2.F * static_cast<float>(i), 0, 0});
        for (int i = 0; i < in_second; ++i) units.push_back({2.F * static_cast<float>(i), apart, 0});
        return suspected(units, 5);
    };
    EXPECT_TRUE(rows_are_suspected(5, 5, 5));
    EXPECT_TRUE(rows_are_suspected(5, 10, 5));
    EXPECT_FALSE(rows_are_suspected(4, 6, 5));
    EXPECT_FALSE(rows_are_suspected(5, 5, 2));
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
