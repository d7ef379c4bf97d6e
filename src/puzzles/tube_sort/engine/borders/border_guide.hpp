// The border test and the border costs for one worker: on which levels they are used, and for how long.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

#include "puzzles/tube_sort/engine/borders/border_costs.hpp"
#include "puzzles/tube_sort/engine/borders/border_memory.hpp"
#include "puzzles/tube_sort/engine/borders/border_test.hpp"
#include "puzzles/tube_sort/engine/borders/borders.hpp"
#include "puzzles/tube_sort/engine/level/compiled_level.hpp"
#include "puzzles/tube_sort/engine/options.hpp"
#include "search/meter.hpp"

namespace decant::puzzles::tube_sort::engine {

/// The border test and the border costs of one worker. On levels where they cost more than they save, neither
/// is used: bench/DEAD_ENDS.md has the figures.
class BorderGuide {
  public:
    BorderGuide(const CompiledLevel& level, const Options& options, FateTable::Share fates,
                CostTable::Share costs, search::Meter& meter)
        : level_(level),
          is_asked_(!options.simple_bound_alone),
          uses_costs_(is_asked_ && level.suits_border_costs),
          uses_test_(is_asked_ && !uses_costs_ && (!level.one_tube_each || is_crowded(level, crowd))),
          meter_(meter),
          borders_(level),
          test_(level, borders_, fates, meter),
          costs_(level, borders_, costs, meter, test_, aids(level)) {
        if (uses_costs_) costs_.allow(first_allowance);
    }

    /// Whether border costs are computed for each position. If so, most are never expanded.
    [[nodiscard]] bool uses_costs() const { return uses_costs_; }
    /// Whether each new position is tested. Not needed with costs, which recognize dead positions too.
    [[nodiscard]] bool uses_test() const { return uses_test_; }

    /// False if the start is dead.
    template <class Cell>
    bool accepts_start(const Cell* cells) {
        if (!is_asked_) return true;
        if (!test_.may_be_alive(cells)) return false;
        is_start_in_doubt_ = test_.gave_up();
        if (!is_start_in_doubt_ && level_.one_tube_each) meter_.found_solvable();
        if (uses_costs_ && level_.rules == Rules::ball) costs_.settle(cells);
        return true;
    }
    /// False if the position is known to be dead.
    template <class Cell>
    bool accepts(const Cell* cells) {
        return !uses_test_ || test_.may_be_alive(cells);
    }
    /// A lower bound on what a position costs beyond its bound, as far as it matters for a budget.
    template <class Cell>
    int beyond_bound(const Cell* cells, int budget) {
        if (!uses_costs_) return 0;
        costs_.allow(allowance_for_each);
        return costs_.at_least(cells, budget);
    }
    /// A lower bound on what the start of a hard level costs beyond the bound of the rules. On such levels it
    /// takes the layers a long time to get as far.
    template <class Cell>
    int beyond_bound_of_start(const Cell* cells) {
        if (!level_.one_tube_each) return 0;
        costs_.allow(hard_allowance);
        int beyond = 0;
        for (int more = costs_.at_least(cells, 0); more > beyond;) {
            beyond = more;
            more = costs_.at_least(cells, beyond);
        }
        return beyond;
    }

    /// Whether the start was accepted without an answer.
    [[nodiscard]] bool is_start_in_doubt() const { return is_start_in_doubt_; }

    [[nodiscard]] BorderTest& test() { return test_; }
    [[nodiscard]] std::uint64_t looks_at_costs() const { return costs_.looks(); }
    [[nodiscard]] std::size_t bytes() const { return test_.bytes() + costs_.bytes(); }

  private:
    /// The looks that border costs may take: enough to settle most levels at once, and more as the search
    /// proceeds, so that they cannot take over on levels where they say little.
    static constexpr std::uint64_t first_allowance = 600'000;
    static constexpr std::uint64_t allowance_for_each = 16;
    static constexpr std::uint64_t hard_allowance = 500'000;
    /// Where many colors share two tubes, half of all positions or more lie beyond dead ones, and the border
    /// test pays for itself: on each position from ten colors on, and alongside border costs from twenty.
    static constexpr std::size_t crowd = 10;
    static constexpr std::size_t crowd_with_costs = 20;
    static bool is_crowded(const CompiledLevel& level, std::size_t many) {
        constexpr std::size_t few = 2;
        const std::size_t mixed = level.borders().width();
        return mixed >= many && level.tubes - mixed <= few;
    }
    /// Alongside border costs under WATER, on levels where a lack of tubes is seldom what makes a position
    /// cost more.
    static constexpr std::size_t tubes_to_spare = 3;
    static bool has_tubes_to_spare(const CompiledLevel& level) {
        return level.rules == Rules::water && level.tubes - level.borders().width() >= tubes_to_spare;
    }
    /// On levels that are settled quickly, the border test costs more than it saves.
    static constexpr std::uint64_t looks_before_test = 50'000;
    /// So does asking for pieces, except on levels whose colors are connected by few units.
    static constexpr std::uint64_t looks_before_pieces = 5'000;
    static BorderCosts::Aids aids(const CompiledLevel& level) {
        BorderCosts::Aids aids;
        aids.relaxed_costs = has_tubes_to_spare(level);
        aids.looks_before_pieces = looks_before_pieces;
        aids.looks_before_symmetries = BorderCosts::poll_every;
        if (level.rules == Rules::water && is_crowded(level, crowd_with_costs))
            aids.looks_before_test = looks_before_test;
        return aids;
    }

    const CompiledLevel& level_;
    const bool is_asked_;
    const bool uses_costs_;
    const bool uses_test_;
    search::Meter& meter_;
    Borders borders_;
    BorderTest test_;
    BorderCosts costs_;
    bool is_start_in_doubt_ = false;
};

}  // namespace decant::puzzles::tube_sort::engine
