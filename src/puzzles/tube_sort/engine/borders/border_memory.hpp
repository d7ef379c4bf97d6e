// What is known about border positions, shared by all workers of a search.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>

#include "puzzles/tube_sort/engine/tables/shared_table.hpp"

namespace decant::puzzles::tube_sort::engine {

/// What is known about a cost for a given budget: a cost within the budget, maybe not the least; or that the
/// cost is beyond the budget, with a lower bound; or nothing.
class CostAnswer {
  public:
    static CostAnswer cost(int cost) { return {Kind::cost, cost}; }
    static CostAnswer beyond(int at_least) { return {Kind::beyond, at_least}; }
    static CostAnswer unknown() { return {Kind::unknown, 0}; }

    [[nodiscard]] bool is_cost() const { return kind_ == Kind::cost; }
    [[nodiscard]] bool is_beyond() const { return kind_ == Kind::beyond; }
    [[nodiscard]] bool is_unknown() const { return kind_ == Kind::unknown; }
    /// The cost, or a lower bound on it; 0 if nothing is known.
    [[nodiscard]] int at_least() const { return at_least_; }

    /// The answer if a step that costs `more` comes before, for which the budget was lowered.
    [[nodiscard]] CostAnswer after(int more) const {
        return is_unknown() ? *this : CostAnswer(kind_, at_least_ + more);
    }
    /// The better of two ways. `*this` is beyond the budget.
    [[nodiscard]] CostAnswer or_else(CostAnswer other) const {
        return other.is_beyond() ? beyond(std::min(at_least_, other.at_least_)) : other;
    }
    /// The same, if a lower bound holds only up to `most`, which is beyond the budget.
    [[nodiscard]] CostAnswer relying_on(int most) const {
        return is_beyond() ? beyond(std::min(at_least_, most)) : *this;
    }

  private:
    enum class Kind : std::uint8_t { cost, beyond, unknown };
    CostAnswer(Kind kind, int at_least) : kind_(kind), at_least_(at_least) {}

    Kind kind_;
    int at_least_;
};

/// A lower and an upper bound on a cost. Each is true at all times, although one may be older than the other.
class KnownCost {
  public:
    static constexpr int never = 255;  ///< the cost of a position whose borders cannot all be removed

    [[nodiscard]] int at_least() const { return at_least_.load(std::memory_order_relaxed); }
    [[nodiscard]] int at_most() const { return at_most_.load(std::memory_order_relaxed); }
    [[nodiscard]] CostAnswer answer(int budget) const {
        if (const int most = at_most(); most <= budget) return CostAnswer::cost(most);
        if (const int least = at_least(); least > budget) return CostAnswer::beyond(least);
        return CostAnswer::unknown();
    }
    void learn(CostAnswer answer) {
        if (answer.is_cost()) learn_at_most(answer.at_least());
        if (answer.is_beyond()) learn_at_least(answer.at_least());
    }

  private:
    void learn_at_least(int cost) {
        if (cost > at_least()) at_least_.store(to_byte(cost), std::memory_order_relaxed);
    }
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
