// From tubes and a pitch to a board: fills, colors, hidden units, and what the counts say about them.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "picture/board.hpp"
#include "picture/contrast.hpp"
#include "picture/pitch.hpp"

namespace decant::picture {

/// The tubes of `rows` with their places, read at this pitch. Rectangles are in pixels of `colors`. Says of
/// each place and of the counts how sure they are, but not whether tubes are missing. A capacity that is
/// stated is taken where tubes are high enough for it.
Board read_units(const Grid<Lab>& colors, const Rows& rows, const std::vector<Profile>& contrasts,
                 const Pitch& pitch, const std::optional<int>& stated = std::nullopt);

}  // namespace decant::picture
