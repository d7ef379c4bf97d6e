// Mixes transparent colors with white by bytes of sRGB, as browsers do, and turns pixels one by one.
// SPDX-License-Identifier: MIT
#include "images/image.hpp"

#include <cstddef>
#include <utility>

namespace decant::images {

Image over_white(Size size, std::vector<std::uint8_t> rgba) {
    // In place: a pixel of 3 bytes never overtakes the one of 4 that it comes from.
    std::size_t to = 0;
    for (std::size_t from = 0; from < rgba.size(); from += 4) {
        const int opacity = rgba[from + 3];
        for (std::size_t channel = 0; channel < 3; ++channel) {
            const int mixed = rgba[from + channel] * opacity + 255 * (255 - opacity);
            rgba[to++] = static_cast<std::uint8_t>((mixed + 127) / 255);
        }
    }
    rgba.resize(to);
    return {size, std::move(rgba)};
}

Image turned(Image stored, int orientation) {
    if (orientation == 1) return stored;
    const auto [width, height] = stored.size;
    const bool swaps = orientation > 4;
    const bool flips_x = orientation == 2 || orientation == 3 || orientation > 6;
    const bool flips_y = orientation == 3 || orientation == 4 || orientation == 6 || orientation == 7;
    Image seen{swaps ? Size{height, width} : stored.size, {}};
    seen.rgb.reserve(stored.rgb.size());
    for (std::uint32_t y = 0; y < seen.size.height; ++y) {
        for (std::uint32_t x = 0; x < seen.size.width; ++x) {
            const std::uint32_t along = swaps ? y : x;
            const std::uint32_t down = swaps ? x : y;
            const std::size_t from_x = flips_x ? width - 1 - along : along;
            const std::size_t from_y = flips_y ? height - 1 - down : down;
            const std::size_t from = 3 * (from_y * width + from_x);
            seen.rgb.push_back(stored.rgb[from]);
            seen.rgb.push_back(stored.rgb[from + 1]);
            seen.rgb.push_back(stored.rgb[from + 2]);
        }
    }
    return seen;
}

}  // namespace decant::images
