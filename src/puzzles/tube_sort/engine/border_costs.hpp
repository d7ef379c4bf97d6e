// A bound from the borders: what removing them in any order costs beyond the bound of the rules.
// SPDX-License-Identifier: MIT
#pragma once

#include "puzzles/tube_sort/engine/borders.hpp"
#include "puzzles/tube_sort/engine/state_table.hpp"

namespace decant::puzzles::tube_sort::engine {

class BorderCosts {
  public:
    explicit BorderCosts(const CompiledLevel& level)
        : level_(level), borders_(level), known_(borders_.width() + open_cells) {}

    /// At most what the position costs beyond the bound, and if that is at most `budget`, the cost of one way
    /// through the borders. `cells`: a position, ascending. Answers are remembered.
    template <class Cell>
    int at_least(const Cell* cells, int budget);

    /// Positions of borders looked at.
    [[nodiscard]] std::size_t size() const { return known_.size(); }
    [[nodiscard]] std::size_t bytes() const { return known_.bytes(); }

  private:
    static constexpr std::size_t open_cells = 4;
    static constexpr int never = 255;
    struct Known {
        std::uint8_t at_least, at_most;
    };
    using Colors = std::uint64_t;  ///< a set
    static constexpr Colors bit(Color color) { return Colors{1} << color; }

    int search(Colors open, int budget);
    int try_each(Colors open, int budget);
    int after(std::size_t tube, Colors open, int budget);
    bool is_water() const { return level_.rules == Rules::water; }
    int cost_to_open(Color color, Border border) const;
    int cost_to_close(Color color) const;

    const CompiledLevel& level_;
    Borders borders_;
    StateTable<Border, Known> known_;
};

template <class Cell>
int BorderCosts::at_least(const Cell* cells, int budget) {
    borders_.read(cells);
    if (borders_.count() == 0) return 0;
    Colors open = 0;
    int poured_away = 0;
    for (std::size_t tube = 0; tube < level_.tubes; ++tube) {
        const Facts& facts = level_[cells[tube]];
        if (facts.mono()) open |= bit(facts.top);
        if (is_water() || !facts.mixed()) continue;
        poured_away += std::max(0, borders_.run_over(facts.border) - facts.run);
    }
    borders_.count_units();
    return std::max(0, search(open, budget + poured_away) - poured_away);
}

}  // namespace decant::puzzles::tube_sort::engine
