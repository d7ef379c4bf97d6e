// A picture in memory.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace decant::images {

struct Size {
    std::uint32_t width = 0;
    std::uint32_t height = 0;

    [[nodiscard]] std::size_t pixels() const { return std::size_t{width} * height; }
};

/// 3 bytes of sRGB for each pixel, row by row from the top, without padding.
struct Image {
    Size size;
    std::vector<std::uint8_t> rgb;
};

}  // namespace decant::images
