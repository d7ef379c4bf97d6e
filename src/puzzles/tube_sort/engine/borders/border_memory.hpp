// Tables of facts about border positions, shared by all workers of a search.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>

#include "base/hash.hpp"
#include "puzzles/tube_sort/engine/borders/borders.hpp"
#include "puzzles/tube_sort/engine/tables/bit_fields.hpp"
#include "puzzles/tube_sort/engine/tables/shared_table.hpp"

namespace decant::puzzles::tube_sort::engine {

/// An answer about a cost for a given budget: a cost within the budget, maybe not the least; or that the
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
        const int cost = answer.at_least();
        if (answer.is_cost() && cost < at_most()) at_most_.store(to_byte(cost), std::memory_order_relaxed);
        if (answer.is_beyond() && cost > at_least())
            at_least_.store(to_byte(cost), std::memory_order_relaxed);
    }

  private:
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

/// Makes the keys of the table of costs: the code of the borders, the set of open colors, and whether tubes
/// are limited.
class CostMemory {
  public:
    enum class Tubes : std::uint8_t { limited, unlimited };

    /// The table of `share` has keys of `key_words(level)`.
    CostMemory(const CompiledLevel& level, CostTable::Share share, Tubes tubes)
        : words_(level.borders().words()), keys_(level), share_(share), tubes_(tubes) {}

    static std::size_t key_words(const CompiledLevel& level) { return Keys(level).words; }

    /// The facts about borders with this hash and code; turns the code into a key. Always inlined: the
    /// search for border costs does nothing more often, and a call takes a twentieth more instructions.
    [[gnu::always_inline]] KnownCost& look_up(std::uint64_t hash, Borders::Code& code, Colors open) const {
        for (std::size_t word = words_; word < keys_.words; ++word) code[word] = 0;
        code[keys_.open.word] |= open << keys_.open.shift;
        if (tubes_ == Tubes::unlimited) {
            code[keys_.tubes.word] |= std::uint64_t{1} << keys_.tubes.shift;
            hash = ~hash;
        }
        return share_.look_up(hash + base::mix(open), code.data());
    }

    [[nodiscard]] std::size_t bytes() const { return share_.bytes(); }

  private:
    struct Keys {
        explicit Keys(const CompiledLevel& level) {
            BitFields fields = level.borders().code();
            open = fields.place(static_cast<unsigned>(level.colors));
            tubes = fields.place(1);
            words = fields.words();
        }
        BitFields::Field open, tubes;
        std::size_t words;
    };

    const std::size_t words_;  ///< of the code
    const Keys keys_;
    const CostTable::Share share_;
    const Tubes tubes_;
};

}  // namespace decant::puzzles::tube_sort::engine
