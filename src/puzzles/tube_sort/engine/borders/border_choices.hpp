// Which borders can be removed next, by the border test, and which of them must be tried.
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "puzzles/tube_sort/engine/borders/borders.hpp"

namespace decant::puzzles::tube_sort::engine {

class BorderChoices {
  public:
    /// `borders` is the object that changes; `count_units` must have been called.
    BorderChoices(const CompiledLevel& level, const Borders& borders);

    /// If any order removes all borders, some order that begins with one of these does.
    [[nodiscard]] Slots slots() const;

  private:
    [[nodiscard]] Slots removable() const;
    [[nodiscard]] Slots safe(Slots removable) const;
    [[nodiscard]] int tubes_needed() const;
    [[nodiscard]] int tubes_for(int units) const {
        return units <= 0 ? 0 : tubes_for_[static_cast<std::size_t>(units)];
    }

    const CompiledLevel& level_;
    const Borders& borders_;
    std::vector<int> tubes_for_;  ///< by units: cheaper than a division for each border
};

}  // namespace decant::puzzles::tube_sort::engine
