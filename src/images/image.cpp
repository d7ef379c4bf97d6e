// Mixes transparent colors with white by bytes of sRGB, as browsers do.
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

}  // namespace decant::images
