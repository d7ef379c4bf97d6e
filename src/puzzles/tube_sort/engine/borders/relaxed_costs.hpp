// A bound from the borders for levels with spare tubes: the cost of removing them if tubes never run out.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "puzzles/tube_sort/engine/borders/border_memory.hpp"
#include "puzzles/tube_sort/engine/borders/borders.hpp"
#include "search/meter.hpp"

namespace decant::puzzles::tube_sort::engine {

/// The steps of BorderCosts under WATER, with an unlimited number of tubes. So no color is ever closed, and
/// the cost is at most that with the actual number of tubes. Some removals come first, and often it is enough
/// to try those of one color: docs/proofs.md, Lemmas 29 and 30.
///
/// Most removals are forced here and need no memory; only positions with a choice are kept.
class RelaxedCosts {
  public:
    /// The table of `memory` has keys as CostMemory makes them.
    RelaxedCosts(const CompiledLevel& level, CostTable::Share memory, search::Meter& meter);

    /// More than `budget` if removing the borders, which are counted, costs at least that much when the
    /// colors in `open` have a tube, and if this can be shown with this many looks at border positions. A
    /// smaller number says nothing.
    int at_least(const Borders& borders, Colors open, int budget, std::uint64_t looks);

    /// Looks over all questions.
    [[nodiscard]] std::uint64_t looked_at() const { return looked_at_; }

  private:
    static constexpr int never = KnownCost::never;
    static constexpr std::uint64_t poll_every = 1024;
    static constexpr Colors bit(Color color) { return Borders::bit(color); }

    struct Position {
        std::array<Border, max_tubes> tops{};         ///< in any order
        std::size_t count = 0;                        ///< of these
        std::array<std::uint8_t, max_colors> free{};  ///< units
        Colors open = 0;                              ///< with those that are opened at no cost
    };
    /// The borders that can be stacked, by place in `tops`.
    struct Choices {
        Slots slots = 0;
        bool are_enough = false;  ///< some cheapest order begins with one of them: Lemma 30
    };

    [[nodiscard]] const BorderTable::Entry& top(const Position& position, std::size_t slot) const {
        return table_[position.tops[slot]];
    }
    void remove(Position& position, std::size_t slot) const;
    void remove_forced(Position& position) const;
    [[nodiscard]] Choices choices(const Position& position) const;
    KnownCost& look_up(const Position& position) const;
    CostAnswer search(Position& position, int budget);
    CostAnswer try_each(const Position& position, int budget);
    bool may_look();

    const CompiledLevel& level_;
    const BorderTable& table_;
    search::Meter& meter_;
    const CostMemory memory_;
    std::vector<Colors> buried_;  ///< by border: the colors over the borders below it
    std::uint64_t looked_at_ = 0;
    std::uint64_t stop_at_ = 0;
};

}  // namespace decant::puzzles::tube_sort::engine
