// What is known of positions of borders, for all workers of a search.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <optional>

#include "puzzles/tube_sort/engine/tables/shared_table.hpp"

namespace decant::puzzles::tube_sort::engine {

/// A lower and an upper bound of a cost. Each is true at any time, though the other may be older.
class KnownCost {
  public:
    static constexpr int never = 255;  ///< the cost of a position whose borders cannot all be removed

    [[nodiscard]] int at_least() const { return at_least_.load(std::memory_order_relaxed); }
    [[nodiscard]] int at_most() const { return at_most_.load(std::memory_order_relaxed); }
    /// The cost, or more than the budget, if one of them is known.
    [[nodiscard]] std::optional<int> answer(int budget) const {
        if (const int most = at_most(); most <= budget) return most;
        if (const int least = at_least(); least > budget) return least;
        return std::nullopt;
    }
    /// What a search within a budget has come to: the cost, or more than the budget.
    void learn(int cost, int budget) {
        if (cost <= budget)
            learn_at_most(cost);
        else
            learn_at_least(cost);
    }
    void learn_at_least(int cost) {
        if (cost > at_least()) at_least_.store(to_byte(cost), std::memory_order_relaxed);
    }

  private:
    void learn_at_most(int cost) {
        if (cost < at_most()) at_most_.store(to_byte(cost), std::memory_order_relaxed);
    }
    static std::uint8_t to_byte(int cost) { return static_cast<std::uint8_t>(std::min(cost, never)); }

    std::atomic<std::uint8_t> at_least_ = 0, at_most_ = never;
};

/// Whether a position is dead.
class KnownFate {
  public:
    [[nodiscard]] bool is_known() const { return fate_.load(std::memory_order_relaxed) != Fate::unknown; }
    [[nodiscard]] bool is_dead() const { return fate_.load(std::memory_order_relaxed) == Fate::dead; }
    void learn(bool alive) { fate_.store(alive ? Fate::alive : Fate::dead, std::memory_order_relaxed); }

  private:
    enum class Fate : std::uint8_t { unknown, alive, dead };
    std::atomic<Fate> fate_ = Fate::unknown;
};

using CostTable = SharedTable<KnownCost>;
using FateTable = SharedTable<KnownFate>;

}  // namespace decant::puzzles::tube_sort::engine
