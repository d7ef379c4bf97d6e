// Removals that come first, those that need not be tried, pieces that are told apart, and positions that are
// alike never change the cost of removing the borders.
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
#include "sanitized.hpp"

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

/// Groups of colors, linked by a few units that changed places, after a few moves: soon it falls apart.
reference::Level loosely_linked(Random& random) {
    reference::Level level;
    const int capacity = random.between(2, 4);
    const int groups = capacity == 4 ? 2 : random.between(2, 3);
    std::vector<std::size_t> first_of_group;
    char color = 'A';
    for (int group = 0; group < groups; ++group) {
        std::vector<char> units;
        for (int colors = random.between(1, 3 - groups / 3); colors > 0; --colors, ++color) {
            const bool lacks_one = random.below(12) == 0;
            units.insert(units.end(), static_cast<std::size_t>(capacity - (lacks_one ? 1 : 0)), color);
        }
        random.shuffle(units);
        first_of_group.push_back(level.tubes.size());
        for (std::size_t at = 0; at < units.size(); ++at) {
            if (at % static_cast<std::size_t>(capacity) == 0) level.tubes.emplace_back();
            level.tubes.back() += units[at];
        }
    }
    for (std::size_t group = 1; group < first_of_group.size(); ++group) {
        if (random.below(3) > 0)
            std::swap(level.tubes[first_of_group[group] - 1].back(),
                      level.tubes[first_of_group[group]].back());
    }
    level.tubes.resize(level.tubes.size() + 1 + random.below(3));
    level.capacities.assign(level.tubes.size(), capacity);
    for (std::size_t moves = random.below(6); moves > 0; --moves) {
        const std::vector<reference::Level> next = reference::successors(level);
        if (!next.empty()) level = next[random.below(next.size())];
    }
    return level;
}

/// Colors that can all trade names in turn: the tubes are one and the same but for that.
reference::Level round_in_a_ring(Random& random) {
    reference::Level level;
    const int capacity = random.between(2, 4);
    const int colors = random.between(3, capacity == 4 ? 5 : 6);
    std::vector<int> steps;
    for (int height = 0; height < capacity; ++height) steps.push_back(random.between(0, colors - 1));
    for (int tube = 0; tube < colors; ++tube) {
        level.tubes.emplace_back();
        for (const int step : steps) level.tubes.back() += static_cast<char>('A' + (tube + step) % colors);
    }
    level.tubes.resize(level.tubes.size() + 1 + random.below(3));
    level.capacities.assign(level.tubes.size(), capacity);
    return level;
}

/// A cost, asked for with budgets from 0 on, as a search does. Nothing if it is beyond all.
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

    std::optional<int> costs_from_below(const BorderCosts::Aids& aids) {
        BorderCosts costs(level_, borders_, memory_.share_of(0), meter_, test_, aids);
        costs.allow(enough);
        return asked_from_below([&](int budget) { return costs.at_least(cells_.data(), budget); });
    }
    std::optional<int> costs_from_above(const BorderCosts::Aids& aids) {
        CostTable memory(CostMemory::key_words(level_), 1);
        BorderCosts costs(level_, borders_, memory.share_of(0), meter_, test_, aids);
        costs.allow(enough);
        costs.settle(cells_.data());
        return asked_from_below([&](int budget) { return costs.at_least(cells_.data(), budget); });
    }
    /// Of the start.
    std::optional<BorderPieces::Split> pieces() {
        borders_.read(cells_.data());
        if (borders_.count() == 0) return std::nullopt;
        borders_.count_units();
        BorderPieces pieces(level_, 0);
        if (!pieces.is_due(0)) return std::nullopt;
        return pieces.split(borders_, open_colors(level_, cells_.data()), 0);
    }
    std::size_t symmetries() const { return decant::puzzles::tube_sort::engine::symmetries(level_).size(); }
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

TEST(BorderSteps, CostWhatTryingAllOrdersFindsLemmas26To28) {
    Random random(7);
    int costly = 0, dead_ends = 0;
    for (int count = 0; count < 300 / tests::one_of && !HasFailure(); ++count) {
        reference::Level plain = random_level(random);
        for (const bool ball : {false, true}) {
            plain.ball = ball;
            const testing::ScopedTrace trace(__FILE__, __LINE__, reference::code(plain));
            const std::optional<int> cost = reference::border_cost(plain, false);
            EXPECT_EQ(Level(plain).costs_from_below({}), cost);
            EXPECT_EQ(Level(plain).costs_from_above({}), cost);
            if (!ball) {
                EXPECT_EQ(Level(plain).costs_from_below({.relaxed_costs = true}), cost);
            }
            costly += cost.value_or(0) > 0 ? 1 : 0;
            dead_ends += cost ? 0 : 1;
        }
    }
    EXPECT_GT(costly, 100 / tests::one_of);
    EXPECT_GT(dead_ends, 10 / tests::one_of);
}

TEST(BorderSteps, CostAsMuchPieceByPieceLemma31) {
    Random random(9);
    const BorderCosts::Aids by_pieces{.looks_before_pieces = 0};
    const BorderCosts::Aids by_any_names{.looks_before_pieces = 0, .looks_before_symmetries = 0};
    int costly = 0, dead_ends = 0, exact = 0, bounds = 0;
    for (int count = 0; count < 20'000 / tests::one_of && !HasFailure(); ++count) {
        reference::Level plain = loosely_linked(random);
        for (const bool ball : {false, true}) {
            plain.ball = ball;
            const testing::ScopedTrace trace(__FILE__, __LINE__, reference::code(plain));
            const std::optional<int> cost = Level(plain).costs_from_below({});
            EXPECT_EQ(Level(plain).costs_from_below(by_pieces), cost);
            EXPECT_EQ(Level(plain).costs_from_above(by_pieces), cost);
            EXPECT_EQ(Level(plain).costs_from_above(by_any_names), cost);
            costly += cost.value_or(0) > 0 ? 1 : 0;
            dead_ends += cost ? 0 : 1;
        }
        const auto split = Level(plain).pieces();
        exact += split && split->is_exact ? 1 : 0;
        bounds += split && !split->is_exact ? 1 : 0;
    }
    EXPECT_GT(costly, 100 / tests::one_of);
    EXPECT_GT(dead_ends, 10 / tests::one_of);
    EXPECT_GT(exact, 1000 / tests::one_of);
    EXPECT_GT(bounds, 100 / tests::one_of);
}

TEST(BorderSteps, CostTheSameByAnyNamesLemma32) {
    Random random(10);
    const BorderCosts::Aids by_any_names{.looks_before_pieces = 0, .looks_before_symmetries = 0};
    int costly = 0;
    for (int count = 0; count < 600 / tests::one_of && !HasFailure(); ++count) {
        reference::Level plain = round_in_a_ring(random);
        for (const bool ball : {false, true}) {
            plain.ball = ball;
            const testing::ScopedTrace trace(__FILE__, __LINE__, reference::code(plain));
            const std::optional<int> cost = reference::border_cost(plain, false);
            EXPECT_EQ(Level(plain).costs_from_below(by_any_names), cost);
            EXPECT_EQ(Level(plain).costs_from_above(by_any_names), cost);
            costly += cost.value_or(0) > 0 ? 1 : 0;
        }
    }
    EXPECT_GT(costly, 100 / tests::one_of);
}

TEST(Symmetries, AreFoundInRingsAndHardlyElsewhere) {
    Random random(11);
    std::size_t elsewhere = 0;
    for (int count = 0; count < 200; ++count) {
        const reference::Level ring = round_in_a_ring(random);
        const auto colors = static_cast<std::size_t>(std::count_if(
            ring.tubes.begin(), ring.tubes.end(), [](const auto& tube) { return !tube.empty(); }));
        EXPECT_EQ(Level(ring).symmetries(), colors - 1) << reference::code(ring);
        elsewhere += Level(random_level(random)).symmetries();
    }
    EXPECT_LT(elsewhere, 100U);
}

TEST(BorderSteps, CostWithoutALimitOnTubesWhatTryingAllOrdersFindsLemmas29And30) {
    Random random(8);
    int costly = 0, cheaper = 0;
    for (int count = 0; count < 400 / tests::one_of && !HasFailure(); ++count) {
        const reference::Level plain = random_level(random);
        const testing::ScopedTrace trace(__FILE__, __LINE__, reference::code(plain));
        const std::optional<int> cost = reference::border_cost(plain, true);
        EXPECT_EQ(Level(plain).relaxed_costs(), cost);
        costly += cost.value_or(0) > 0 ? 1 : 0;
        cheaper += cost != reference::border_cost(plain, false) ? 1 : 0;
    }
    EXPECT_GT(costly, 50 / tests::one_of);
    EXPECT_GT(cheaper, 10 / tests::one_of);
}

}  // namespace
}  // namespace audit
