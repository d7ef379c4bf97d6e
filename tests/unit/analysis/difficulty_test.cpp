// Difficulty rises with each ingredient, stays in its bounds, and orders levels as people would.
// SPDX-License-Identifier: MIT
#include "analysis/analysis.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <vector>

#include "api/decant.hpp"

namespace decant::analysis {
namespace {

constexpr std::uint64_t highest = 100'000;

TEST(Difficulty, IsWithinItsBounds) {
    EXPECT_EQ(difficulty({}), 0U);
    EXPECT_EQ(difficulty({one, one, one, one, 0}), 0U);
    EXPECT_LE(difficulty({one, one, one, one, 1'000'000}), highest);
    EXPECT_GT(difficulty({one, one, one, one, 1000}), highest - 100);
}

TEST(Difficulty, FallsWithNoIngredient) {
    const std::vector<Millionths> shares{0, 1, 10'000, 100'000, 400'000, 990'000, one};
    const auto rises = [&](Ingredients level, auto member, const auto& values) {
        std::uint64_t before = 0;
        for (const auto value : values) {
            level.*member = value;
            EXPECT_GE(difficulty(level), before);
            before = difficulty(level);
        }
    };
    for (const Millionths other : shares) {
        const Ingredients level{other, other, other, other, 20};
        rises(level, &Ingredients::losing_on_plans, shares);
        rises(level, &Ingredients::losing, shares);
        rises(level, &Ingredients::dead, shares);
        rises(level, &Ingredients::detours, shares);
        rises(level, &Ingredients::length, std::vector<base::Cost>{0, 1, 5, 30, 999, 1000, 1001, 100'000});
    }
}

/// The pairs stand in a table of docs/difficulty.md: `| 1 | easier code | harder code | why |`.
TEST(Difficulty, OrdersThePairsOfItsPage) {
    std::ifstream page("docs/difficulty.md");
    const std::regex row(R"(^\| \d+ \| `([^`]+)` \| `([^`]+)` \|.*)");
    int pairs = 0;
    for (std::string line; std::getline(page, line);) {
        std::smatch found;
        if (!std::regex_match(line, found, row)) continue;
        const auto grade = [](const std::string& code) {
            return *api::analyze(*api::load(code, {}), {})->difficulty;
        };
        EXPECT_LT(grade(found[1]) + 1000, grade(found[2])) << line;
        ++pairs;
    }
    EXPECT_EQ(pairs, 10);
}

}  // namespace
}  // namespace decant::analysis
