// Removals that come first, and those that need not be tried, never change what removing the borders costs.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "base/random.hpp"
#include "property/audit.hpp"
#include "puzzles/tube_sort/engine/borders/border_costs.hpp"
#include "puzzles/tube_sort/engine/borders/border_test.hpp"
#include "puzzles/tube_sort/engine/borders/relaxed_costs.hpp"
#include "puzzles/tube_sort/engine/level/position.hpp"
#include "reference/border_steps.hpp"

namespace audit {
namespace {

using namespace decant::puzzles::tube_sort::engine;
using decant::base::Random;
using decant::puzzles::tube_sort::Content;
using decant::puzzles::tube_sort::Pruning;

/// 3 to 6 colors (5 in taller tubes), one tube for each, up to 4 tubes more, units missing now and then.
reference::Level random_level(Random& random) {
    reference::Level level;
    const int capacity = random.between(3, 4);
    const int colors = random.between(3, capacity == 3 ? 6 : 5);
    std::vector<char> units;
    for (int color = 0; color < colors; ++color) {
        const int missing = random.below(6) == 0 ? random.between(1, capacity - 1) : 0;
        units.insert(units.end(), static_cast<std::size_t>(capacity - missing),
                     static_cast<char>('A' + color));
    }
    random.shuffle(units);
    for (std::size_t at = 0; at < units.size(); ++at) {
        if (at % static_cast<std::size_t>(capacity) == 0) level.tubes.emplace_back();
        level.tubes.back() += units[at];
    }
    level.tubes.resize(static_cast<std::size_t>(colors + random.between(1, 4)));
    level.capacities.assign(level.tubes.size(), capacity);
    return level;
}

/// Asks with budgets from 0 on what a cost comes to, as a search does. Nothing if it is beyond all.
template <class Ask>
std::optional<int> asked_from_below(const Ask& ask) {
    constexpr int beyond_all = 40;
    for (int budget = 0; budget < beyond_all;) {
        const int cost = ask(budget);
        if (cost <= budget) return cost;
        budget = cost;
    }
    return std::nullopt;
}

class Level {
  public:
    explicit Level(const reference::Level& level)
        : space_(board_of(level), Pruning::none),
          level_(board_of(level), space_.alphabet()),
          meter_(control_),
          borders_(level_),
          fates_(BorderTest::key_words(level_), 1),
          test_(level_, borders_, fates_.share_of(0), meter_),
          memory_(CostMemory::key_words(level_), 1),
          relaxed_(level_, memory_.share_of(0), meter_),
          cells_(initial_cells<Content>(level_)) {}

    std::optional<int> costs_from_below(bool with_relaxed) {
        BorderCosts costs(level_, borders_, memory_.share_of(0), meter_, test_, {with_relaxed});
        costs.allow(enough);
        return asked_from_below([&](int budget) { return costs.at_least(cells_.data(), budget); });
    }
    std::optional<int> costs_from_above() {
        CostTable memory(CostMemory::key_words(level_), 1);
        BorderCosts costs(level_, borders_, memory.share_of(0), meter_, test_, {});
        costs.allow(enough);
        costs.settle(cells_.data());
        return asked_from_below([&](int budget) { return costs.at_least(cells_.data(), budget); });
    }
    std::optional<int> relaxed_costs() {
        borders_.read(cells_.data());
        borders_.count_units();
        const Colors open = open_colors(level_, cells_.data());
        return asked_from_below(
            [&](int budget) { return relaxed_.at_least(borders_, open, budget, enough); });
    }

  private:
    static constexpr std::uint64_t enough = 10'000'000;

    Space space_;
    CompiledLevel level_;
    decant::search::RunControl control_;
    decant::search::Meter meter_;
    Borders borders_;
    FateTable fates_;
    BorderTest test_;
    CostTable memory_;
    RelaxedCosts relaxed_;
    Cells<Content> cells_;
};

TEST(BorderSteps, CostWhatTryingAllOrdersFinds) {
    Random random(7);
    int costly = 0, dead_ends = 0;
    for (int count = 0; count < 300 && !HasFailure(); ++count) {
        reference::Level plain = random_level(random);
        for (const bool ball : {false, true}) {
            plain.ball = ball;
            const testing::ScopedTrace trace(__FILE__, __LINE__, reference::code(plain));
            const std::optional<int> cost = reference::border_cost(plain, false);
            EXPECT_EQ(Level(plain).costs_from_below(false), cost);
            EXPECT_EQ(Level(plain).costs_from_above(), cost);
            if (!ball) {
                EXPECT_EQ(Level(plain).costs_from_below(true), cost);
            }
            costly += cost.value_or(0) > 0 ? 1 : 0;
            dead_ends += cost ? 0 : 1;
        }
    }
    EXPECT_GT(costly, 100);
    EXPECT_GT(dead_ends, 10);
}

TEST(BorderSteps, CostWithoutALimitOnTubesWhatTryingAllOrdersFinds) {
    Random random(8);
    int costly = 0, cheaper = 0;
    for (int count = 0; count < 400 && !HasFailure(); ++count) {
        const reference::Level plain = random_level(random);
        const testing::ScopedTrace trace(__FILE__, __LINE__, reference::code(plain));
        const std::optional<int> cost = reference::border_cost(plain, true);
        EXPECT_EQ(Level(plain).relaxed_costs(), cost);
        costly += cost.value_or(0) > 0 ? 1 : 0;
        cheaper += cost != reference::border_cost(plain, false) ? 1 : 0;
    }
    EXPECT_GT(costly, 50);
    EXPECT_GT(cheaper, 10);
}

}  // namespace
}  // namespace audit
