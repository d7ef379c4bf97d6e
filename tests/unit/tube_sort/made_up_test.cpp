// Levels as people make them up hang together by few units, or are alike all around, and take hardly a
// search.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "api/decant.hpp"

namespace decant {
namespace {

using Tubes = std::vector<std::string>;

std::string code(const std::string& head, const Tubes& tubes) {
    std::string code = head + ":";
    for (const std::string& tube : tubes) code += tube + "/";
    return code + "-/-";
}

/// Pairs of tubes such as ABAB and BABA; neighbors exchange a unit.
Tubes linked_pairs(int pairs) {
    Tubes tubes;
    for (int pair = 0; pair < pairs; ++pair) {
        const auto a = static_cast<char>('A' + 2 * pair), b = static_cast<char>(a + 1);
        tubes.push_back({a, b, a, b});
        tubes.push_back({b, a, b, a});
        if (pair > 0) {
            const auto last = tubes.size() - 2;
            std::swap(tubes[last - 1].back(), tubes[last].back());
        }
    }
    return tubes;
}

/// ABAC/BCBD/CDCE and so on, round in a ring.
Tubes ring(int colors) {
    Tubes tubes;
    for (int tube = 0; tube < colors; ++tube) {
        tubes.emplace_back();
        for (const int step : {0, 1, 0, 2}) tubes.back() += static_cast<char>('A' + (tube + step) % colors);
    }
    return tubes;
}

void expect_quick_proof(const std::string& level, int length) {
    api::SolveOptions options;
    options.nodes = 1000;
    const auto solution = api::solve(*api::load(level, {}), options);
    ASSERT_TRUE(solution.ok()) << level;
    EXPECT_EQ(solution->cost, length) << level;
    EXPECT_EQ(solution->lower_bound, length) << level;
}

TEST(MadeUpLevels, LinkedPairsAreSolvedOneByOneOnceALinkIsCut) {
    expect_quick_proof(code("water4", linked_pairs(10)), 70);
    expect_quick_proof(code("ball4", linked_pairs(12)), 96);
}

TEST(MadeUpLevels, RingsAreSearchedFromOnePlaceAlone) { expect_quick_proof(code("ball4", ring(18)), 80); }

}  // namespace
}  // namespace decant
