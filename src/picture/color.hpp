// Colors as eyes compare them.
// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>
#include <cstdint>
#include <span>
#include <string_view>

namespace decant::picture {

/// A color of sRGB, as a file has it.
struct Rgb {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;

    friend bool operator==(const Rgb&, const Rgb&) = default;
};

/// A color in OKLab (Björn Ottosson, "A perceptual color space for image processing", 2020): lightness from 0
/// to 100, and two axes that are stretched by 200, so that a distance counts hue as much as lightness (the
/// formula deltaE OK2 of CSS Color). A distance of 2 is just seen; the colors of one game lie 15 or more
/// apart.
struct Lab {
    float lightness = 0;
    float green_red = 0;
    float blue_yellow = 0;

    friend Lab operator+(const Lab& one, const Lab& other) {
        return {one.lightness + other.lightness, one.green_red + other.green_red,
                one.blue_yellow + other.blue_yellow};
    }
    friend Lab operator-(const Lab& one, const Lab& other) {
        return {one.lightness - other.lightness, one.green_red - other.green_red,
                one.blue_yellow - other.blue_yellow};
    }
};

Lab to_lab(Rgb color);

/// The color of sRGB nearest to `color`, each channel by itself.
Rgb to_rgb(const Lab& color);

inline float distance(const Lab& one, const Lab& other) {
    const auto [lightness, green_red, blue_yellow] = one - other;
    return std::sqrt(lightness * lightness + green_red * green_red + blue_yellow * blue_yellow);
}

/// Of one color at least.
Lab mean(std::span<const Lab> colors);

/// Each channel by itself. Of one color at least.
Lab median(std::span<const Lab> colors);

/// How far from gray: 0 for gray, about 25 for a pale color, up to 60.
float chroma(const Lab& color);

/// The common word for it: one of some thirteen, such as `green`.
std::string_view name(const Lab& color);

}  // namespace decant::picture
