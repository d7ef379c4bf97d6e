// A picture in memory, opaque.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

namespace decant::images {

struct Size {
    std::uint32_t width = 0;
    std::uint32_t height = 0;

    /// Of more bits than an address has in WebAssembly.
    [[nodiscard]] std::uint64_t pixels() const { return std::uint64_t{width} * height; }
};

/// 3 bytes of sRGB for each pixel, row by row from the top, without padding.
struct Image {
    Size size;
    std::vector<std::uint8_t> rgb;
};

/// Lays pixels of 4 bytes, whose last one is their opacity (not premultiplied), over white.
Image over_white(Size size, std::vector<std::uint8_t> rgba);

/// The picture as it is to be seen, by the tag Orientation of EXIF. Above 4, its sides change places.
Image turned(Image stored, int orientation);

}  // namespace decant::images
