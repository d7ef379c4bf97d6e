// What a unit looks like, so that units can be compared with each other.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>

#include "picture/color.hpp"
#include "picture/grid.hpp"

namespace decant::picture {

/// A unit as a few colors: mean colors of the fields of a small grid over its middle. Flat units have one
/// color in all fields; patterns of balls, gloss and signs become part of what is compared.
struct Patch {
    static constexpr int side = 5;
    std::array<Lab, static_cast<std::size_t>(side) * side> fields;  ///< row by row
};

/// Of the place `where`, the middle 0.5 of its width and 0.6 of its height.
Patch patch_of(const Grid<Lab>& colors, const Rectangle& where);

/// The mean distance of the fields, without the worst quarter: a gleam, or a cursor over a corner, does not
/// make another color (a trimmed mean; Huber, "Robust Statistics", 1981).
float distance(const Patch& one, const Patch& other);

/// The median color of the fields, by each channel.
Lab main_color(const Patch& patch);

/// Whether a sign stands in the middle of an even ground, as the question mark of hidden units does.
bool has_sign(const Grid<Lab>& colors, const Rectangle& where);

}  // namespace decant::picture
