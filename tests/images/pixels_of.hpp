// Pixels of a decoded picture, for tests.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <ostream>

#include "images/image.hpp"

namespace decant::images {

inline bool operator==(Size one, Size other) {
    return one.width == other.width && one.height == other.height;
}
inline std::ostream& operator<<(std::ostream& out, Size size) {
    return out << size.width << " x " << size.height;
}

using Color = std::array<int, 3>;

inline Color color_at(const Image& image, std::uint32_t x, std::uint32_t y) {
    const std::size_t at = 3 * (std::size_t{y} * image.size.width + x);
    return {image.rgb[at], image.rgb[at + 1], image.rgb[at + 2]};
}

/// The colors in the middle of its quarters, as letters: `RGBW` as it was drawn.
inline std::string letters(const Image& image) {
    std::string read;
    for (const std::uint32_t y : {image.size.height / 4, 3 * image.size.height / 4}) {
        for (const std::uint32_t x : {image.size.width / 4, 3 * image.size.width / 4}) {
            const auto [red, green, blue] = color_at(image, x, y);
            read += red > 200 && green > 200 ? 'W'
                    : red > 150              ? 'R'
                    : green > 120            ? 'G'
                    : blue > 150             ? 'B'
                                             : '?';
        }
    }
    return read;
}

}  // namespace decant::images
