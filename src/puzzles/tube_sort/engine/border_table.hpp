// What can be told of each border of a level before any search.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "puzzles/tube_sort/engine/compiled_level.hpp"

namespace decant::puzzles::tube_sort::engine {

/// A border is a change of color inside a tube. None ever arises, since a unit lands on its own color or in
/// an empty tube (Ito et al., "Sorting Balls and Water: Equivalence and Computational Complexity", FUN 2022).
/// Units above the top border of their tube, or in a tube without one, are free.
class BorderTable {
  public:
    /// Of one border, for its color: the color above it.
    struct Entry {
        std::uint8_t run = 0;         ///< units over it at the start; the fewest, where several tubes have it
        std::uint8_t room_ahead = 0;  ///< the most that its tube can offer the color, with the border on top
        std::uint8_t ahead_buried = 0;  ///< the same while the border is under another one, less the units
                                        ///< that become free before
        std::uint8_t ahead_gone = 0;    ///< the same once the border is gone
        std::vector<std::pair<Color, std::uint8_t>> buried;  ///< runs under the border
        std::vector<std::uint8_t> held;  ///< by color: units under it, and the most that the tube can offer
    };

    explicit BorderTable(const CompiledLevel& level);

    [[nodiscard]] const Entry& operator[](Border border) const { return entries_[border]; }
    /// Tubes that have a border at the start.
    [[nodiscard]] std::size_t width() const { return width_; }

  private:
    void add(Content content);

    const CompiledLevel& level_;
    std::vector<Entry> entries_;
    std::size_t width_ = 0;
};

/// Units that fit over a border.
inline int room_over(const CompiledLevel& level, Border border) {
    return level[border].room + level[border].run;
}

}  // namespace decant::puzzles::tube_sort::engine
