// How much the inside of tubes differs from what is around them, and what glass does to the background.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "picture/color.hpp"
#include "picture/grid.hpp"
#include "picture/rows.hpp"

namespace decant::picture {

/// One value for each row of pixels of a tube, from the top.
using Profile = std::vector<float>;

/// The columns of pixels beside each tube, in the gap to its neighbor, where the background is seen.
struct Sides {
    int left = 0;
    int right = 0;
};

Sides sides_of(const std::vector<Rectangle>& row, std::size_t index, int width);

/// Which columns of pixels of a tube are looked at.
enum class Part {
    middle,  ///< the middle third of the width: clear of outlines and of the gloss along them
    flanks,  ///< from 0.14 to 0.22 of the width off the middle, where balls are lower than in their middle
    beside,  ///< from 0.2 to 0.28: beside signs, as question marks on hidden units
    sides,   ///< from 0.3 to 0.36: next to the walls, where balls are seen near their middle alone
};

/// For each tube, in the order of the rows, and each row of pixels: the mean distance of the strip to the
/// background, which is the color beside the tube (the nearer side, a median over some height, so that
/// patterns do not count), or that of glass, where tubes have some.
/// A color that `glass` is known to have counts as background too.
std::vector<Profile> contrasts(const Grid<Lab>& colors, const Rows& rows, Part part,
                               const std::optional<Lab>& glass = std::nullopt);

/// For each tube and each row of pixels: how much the part beside signs changes from the row above to the row
/// below.
std::vector<Profile> edges(const Grid<Lab>& colors, const Rows& rows);

/// For each tube and each row of pixels: the share of the middle that is much lighter or darker than all that
/// is beside it a little higher and lower, as a question mark is and a curved border is not.
std::vector<Profile> signs(const Grid<Lab>& colors, const Rows& rows);

/// A row of pixels of a tube: inside, and beside the tube.
struct RowColors {
    Lab inside;
    Lab beside;
};

/// Some rows of a tube.
struct TubeColors {
    std::vector<RowColors> upper;  ///< all near the upper end, below the rim
    std::vector<RowColors> lower;  ///< each fourth one of the others
};

inline constexpr std::size_t lower_step = 4;

/// The glass of a tube.
struct Glass {
    Lab color;  ///< as it is seen in the upper end
    Lab tint;   ///< what it adds to the color beside the tube
};

/// The glass of each tube, if nearly all show the same near their upper end: of what they do, that which most
/// rows have, as the inside of a ring or an ellipse around the mouth is lower than what is empty. None if
/// they show nothing in common.
std::vector<Glass> glasses(const std::vector<TubeColors>& tubes);

}  // namespace decant::picture
