// A box filter, and then the colors.
// SPDX-License-Identifier: MIT
#include "picture/pixels.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace decant::picture {
namespace {

constexpr int shorter_side = 360;
constexpr double most_pixels = 2'000'000;  // six screens of that width

// The mean color of the `factor` x `factor` pixels whose upper left one is (x, y).
Rgb mean_of_box(const Pixels& pixels, int x, int y, int factor) {
    std::array<int, 3> sums{};
    for (int row = y; row < y + factor; ++row) {
        const std::size_t start =
            3 * (static_cast<std::size_t>(row) * static_cast<std::size_t>(pixels.width) +
                 static_cast<std::size_t>(x));
        for (std::size_t i = 0; i < 3 * static_cast<std::size_t>(factor); ++i)
            sums[i % 3] += pixels.rgb[start + i];
    }
    const int count = factor * factor;
    const auto mean = [&](int sum) { return static_cast<std::uint8_t>((sum + count / 2) / count); };
    return {mean(sums[0]), mean(sums[1]), mean(sums[2])};
}

}  // namespace

Canvas shrink(const Pixels& pixels) {
    const double too_many = static_cast<double>(pixels.width) * pixels.height / most_pixels;
    const int factor = std::max({1, std::min(pixels.width, pixels.height) / shorter_side,
                                 static_cast<int>(std::ceil(std::sqrt(too_many)))});
    Canvas canvas{factor, Grid<Lab>(pixels.width / factor, pixels.height / factor)};
    // Neighbors are often of one color.
    Rgb last{};
    Lab last_lab = to_lab(last);
    for (int y = 0; y < canvas.colors.height(); ++y) {
        for (int x = 0; x < canvas.colors.width(); ++x) {
            const Rgb color = mean_of_box(pixels, x * factor, y * factor, factor);
            if (color != last) {
                last = color;
                last_lab = to_lab(color);
            }
            canvas.colors.at(x, y) = last_lab;
        }
    }
    return canvas;
}

}  // namespace decant::picture
