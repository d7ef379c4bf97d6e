// Units fall into clusters by their distances, and counts decide where distances do not.
// SPDX-License-Identifier: MIT
#include "picture/clusters.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace decant::picture {
namespace {

// Items on a line: their distances are those of the numbers.
Grid<float> on_a_line(const std::vector<float>& items) {
    const int count = static_cast<int>(items.size());
    Grid<float> distances(count, count);
    for (int i = 0; i < count; ++i)
        for (int j = 0; j < count; ++j)
            distances.at(i, j) =
                std::abs(items[static_cast<std::size_t>(i)] - items[static_cast<std::size_t>(j)]);
    return distances;
}

// Whether each cluster has a whole number of twos.
double in_twos(const Clustering& clustering) {
    for (int cluster = 0; cluster < clustering.count; ++cluster)
        if (std::ranges::count(clustering.cluster, cluster) % 2 != 0) return 0;
    return 1;
}

Choice chosen(const std::vector<float>& items) { return choose(clusterings(on_a_line(items), 10), in_twos); }

TEST(PictureClusters, AreNumberedInOrderOfAppearance) {
    const Choice choice = chosen({50, 0, 51, 1});
    EXPECT_EQ(choice.clustering.cluster, (std::vector<int>{0, 1, 0, 1}));
    EXPECT_TRUE(choice.plausible);
    EXPECT_FALSE(choice.ambiguous);
}

TEST(PictureClusters, FollowTheCountsWhereNoiseIsWide) {
    // By distances alone, 0 and 7 would be apart.
    const Choice choice = chosen({0, 7, 40, 41});
    EXPECT_EQ(choice.clustering.cluster, (std::vector<int>{0, 0, 1, 1}));
}

TEST(PictureClusters, AreNotPlausibleIfNoDivisionCounts) {
    const Choice choice = chosen({0, 1, 40});
    EXPECT_FALSE(choice.plausible);
    EXPECT_EQ(choice.clustering.count, 2);
}

TEST(PictureClusters, AreAmbiguousIfTwoDivisionsAreAsClear) {
    EXPECT_TRUE(chosen({0, 0.1F, 10, 10.1F, 20, 20.1F, 35, 35.1F}).clustering.count > 1);
    EXPECT_TRUE(chosen({0, 4, 10, 14, 24, 28}).ambiguous);
}

TEST(PictureClusters, MayBeOneIfTheyAreHardlyApart) {
    const auto chosen_at = [](float apart) {
        return choose(clusterings(on_a_line({0, 0, apart, apart, 40, 40}), 10),
                      [](const Clustering& clustering) { return clustering.count == 3 ? 1.5 : 1; });
    };
    EXPECT_TRUE(chosen_at(4.5F).ambiguous);
    EXPECT_EQ(chosen_at(4.5F).clustering.count, 3);
    EXPECT_FALSE(chosen_at(8).ambiguous);
}

TEST(PictureClusters, NeverPartWhatNobodyCanTellApart) {
    EXPECT_EQ(chosen({0, 1, 2, 3}).clustering.count, 1);
}

TEST(PictureClusters, MayBeChainsOfUnitsThatAreOfSeveralColors) {
    const auto has_chain_of = [](const std::vector<float>& items) {
        return chain_in(on_a_line(items), chosen(items).clustering).has_value();
    };
    EXPECT_TRUE(has_chain_of({0, 15, 30, 45, 90, 91}));
    EXPECT_FALSE(has_chain_of({0, 4, 8, 40, 44, 48, 80, 81}));
}

}  // namespace
}  // namespace decant::picture
