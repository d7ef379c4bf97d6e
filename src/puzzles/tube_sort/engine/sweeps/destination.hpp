// Where a sweep goes: to any goal, or to one position.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "puzzles/tube_sort/engine/level/border_table.hpp"
#include "puzzles/tube_sort/engine/level/position.hpp"
#include "puzzles/tube_sort/engine/level/reading.hpp"

namespace decant::puzzles::tube_sort::engine {

template <class Cell>
std::size_t count_borders(const CompiledLevel& level, const Cells<Cell>& cells) {
    std::size_t count = 0;
    for (std::size_t tube = 0; tube < level.tubes; ++tube)
        count += static_cast<std::size_t>(std::max(0, level[cells[tube]].blocks - 1));
    return count;
}

/// The border that a block removes, or `no_border`: only the tube that is poured from can lose its top
/// border.
inline Border lost_border(const CompiledLevel& level, std::span<const Pour> pours) {
    const Pour& last = pours.back();
    const Border before = level[last.from].border;
    return level[last.from_after].border != before ? before : no_border;
}

template <class Cell>
class Destination {
  public:
    /// Any goal.
    explicit Destination(const CompiledLevel& level) : needed_(level.borders().size()) {}
    Destination(const CompiledLevel& level, const Cells<Cell>& cells) : Destination(level) {
        cells_ = cells;
        floor_ = count_borders(level, cells);
        for (std::size_t tube = 0; tube < level.tubes; ++tube)
            for_each_border(level, cells[tube], [&](Border border) { ++needed_[border]; });
    }

    /// The number of the destination's borders.
    [[nodiscard]] std::size_t floor() const { return floor_; }

    /// `reading` has read `cells`.
    [[nodiscard]] bool is_there(const CompiledLevel& level, const Cells<Cell>& cells,
                                const Reading& reading) const {
        if (cells_) return equal_cells(level, cells, *cells_);
        return reading.bound() == 0 && reading.is_goal();
    }

    /// No border comes back, so those of the destination must stay.
    [[nodiscard]] bool allows_to_lose(const CompiledLevel& level, const Cells<Cell>& cells,
                                      Border lost) const {
        if (needed_[lost] == 0) return true;
        int count = 0;
        for (std::size_t tube = 0; tube < level.tubes; ++tube)
            for_each_border(level, cells[tube], [&](Border border) { count += border == lost ? 1 : 0; });
        return count > needed_[lost];
    }

  private:
    template <class Visit>
    static void for_each_border(const CompiledLevel& level, Content content, const Visit& visit) {
        for (Border at = level[content].border; at != no_border; at = level.borders()[at].next) visit(at);
    }

    std::optional<Cells<Cell>> cells_;
    std::size_t floor_ = 0;
    std::vector<std::uint8_t> needed_;  ///< by border
};

}  // namespace decant::puzzles::tube_sort::engine
