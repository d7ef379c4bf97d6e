// Which height of a unit explains a layout best.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>

#include "picture/color.hpp"
#include "picture/grid.hpp"
#include "picture/trial.hpp"

namespace decant::picture {

/// How many pairs of units may still be compared, which costs most: as many as take about 0.2 s. Large boards
/// have 200 units.
class Budget {
  public:
    /// Takes what so many units need, if that is left.
    bool takes(std::size_t units);

  private:
    std::size_t left_ = 200'000;
};

/// Of the pitches that come into question, takes the one whose board leaves least to ask; the likeliest one
/// of those that leave nothing. If several do, the counts hold for some of them by luck, as they may for one
/// that agrees much less with what is seen than the likeliest: then the board asks. Without a board if the
/// budget allows none.
void take_best_pitch(const Grid<Lab>& colors, Trial& trial, Budget& budget,
                     const std::optional<int>& capacity);

}  // namespace decant::picture
