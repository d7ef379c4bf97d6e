// Colors of units, as numbers.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace decant::puzzles::tube_sort {

inline constexpr int max_colors = 62;

using Color = std::uint8_t;              ///< index into Board::colors
inline constexpr Color hidden = 0xFF;    ///< a unit whose color is not known yet
inline constexpr Color no_color = 0xFE;  ///< what an empty tube shows

}  // namespace decant::puzzles::tube_sort
