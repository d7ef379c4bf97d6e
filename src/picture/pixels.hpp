// The pixels of a picture, and the picture in the size and the colors that recognition works with.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

#include "picture/color.hpp"
#include "picture/grid.hpp"

namespace decant::picture {

/// A picture: 3 bytes of sRGB for each pixel, row by row from the top, without padding.
struct Pixels {
    int width = 0;
    int height = 0;
    std::span<const std::uint8_t> rgb;  ///< width * height * 3 bytes
};

/// The picture on the scale that recognition works on: `factor` by `factor` pixels of the file are one here.
struct Canvas {
    int factor = 1;
    Grid<Lab> colors;
};

/// Shrinks by a whole factor so that the shorter side keeps at least 360 pixels: that many show a tube of a
/// row of twelve twenty pixels wide, and all later steps cost the same for each phone. Averages bytes of sRGB
/// (a box filter), as screens do when they scale. A long strip is shrunk to two million pixels at
/// most. O(pixels).
Canvas shrink(const Pixels& pixels);

}  // namespace decant::picture
