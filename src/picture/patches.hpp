// The colors of a unit in small fields, so that units can be compared with each other.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>

#include "picture/color.hpp"
#include "picture/grid.hpp"

namespace decant::picture {

/// A unit as a few colors: mean colors of the fields of a small grid over its middle, row by row. Flat units
/// have one color in all fields; patterns of balls, gloss and signs become part of what is compared.
inline constexpr int fields_on_a_side = 5;
using Fields = std::array<Lab, static_cast<std::size_t>(fields_on_a_side) * fields_on_a_side>;

/// The fields of a unit, and those of the same grid moved by up to two pixels in each direction: frames are
/// only as exact as their outlines, and patterns must lie on each other to be compared (block matching; Jain
/// and Jain, "Displacement measurement and its application in interframe image coding", 1981).
struct Patch {
    static constexpr int reach = 2;  ///< pixels
    Fields fields;
    std::array<Fields, static_cast<std::size_t>(2 * reach + 1) * (2 * reach + 1)> moved;
};

/// Of the place `where`, the middle 0.5 of its width and 0.6 of its height.
Patch patch_of(const Grid<Lab>& colors, const Rectangle& where);

/// The mean distance of the fields, without the worst quarter: a gleam, or a cursor over a corner, does not
/// make another color (a trimmed mean; Huber, "Robust Statistics", 1981). The least one over all moves of
/// `other`.
float distance(const Patch& one, const Patch& other);

/// The median color of the fields, by each channel.
Lab main_color(const Patch& patch);

/// Whether a sign stands in the middle of an even ground, as the question mark of hidden units does.
bool has_sign(const Grid<Lab>& colors, const Rectangle& where);

}  // namespace decant::picture
