// From sRGB to OKLab and back, and the words for hues.
// SPDX-License-Identifier: MIT
#include "picture/color.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <numeric>

#include "picture/order.hpp"

namespace decant::picture {
namespace {

// The transfer function of IEC 61966-2-1, for each of the 256 values.
std::array<float, 256> linear_values() {
    std::array<float, 256> values{};
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double share = static_cast<double>(i) / 255;
        values[i] =
            static_cast<float>(share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4));
    }
    return values;
}

std::uint8_t encoded(float linear) {
    const double clamped = std::clamp(static_cast<double>(linear), 0.0, 1.0);
    const double share = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * std::pow(clamped, 1 / 2.4) - 0.055;
    return static_cast<std::uint8_t>(std::lround(share * 255));
}

struct HueWord {
    float until;  ///< degrees
    std::string_view word;
};

// Hues of OKLab in degrees: pure red lies at 29, yellow at 110, green at 142, blue at 264.
constexpr std::array<HueWord, 10> hue_words{{{12, "pink"},
                                             {42, "red"},
                                             {75, "orange"},
                                             {118, "yellow"},
                                             {130, "lime"},
                                             {165, "green"},
                                             {200, "teal"},
                                             {257, "sky"},
                                             {285, "blue"},
                                             {325, "purple"}}};

}  // namespace

Lab to_lab(Rgb color) {
    static const std::array<float, 256> linear = linear_values();
    const float red = linear[color.red];
    const float green = linear[color.green];
    const float blue = linear[color.blue];
    const float l = std::cbrt(0.4122214708F * red + 0.5363325363F * green + 0.0514459929F * blue);
    const float m = std::cbrt(0.2119034982F * red + 0.6806995451F * green + 0.1073969566F * blue);
    const float s = std::cbrt(0.0883024619F * red + 0.2817188376F * green + 0.6299787005F * blue);
    return {100 * (0.2104542553F * l + 0.7936177850F * m - 0.0040720468F * s),
            200 * (1.9779984951F * l - 2.4285922050F * m + 0.4505937099F * s),
            200 * (0.0259040371F * l + 0.7827717662F * m - 0.8086757660F * s)};
}

Rgb to_rgb(const Lab& color) {
    const float lightness = color.lightness / 100;
    const float a = color.green_red / 200;
    const float b = color.blue_yellow / 200;
    const float l = lightness + 0.3963377774F * a + 0.2158037573F * b;
    const float m = lightness - 0.1055613458F * a - 0.0638541728F * b;
    const float s = lightness - 0.0894841775F * a - 1.2914855480F * b;
    const float l3 = l * l * l;
    const float m3 = m * m * m;
    const float s3 = s * s * s;
    return {encoded(4.0767416621F * l3 - 3.3077115913F * m3 + 0.2309699292F * s3),
            encoded(-1.2684380046F * l3 + 2.6097574011F * m3 - 0.3413193965F * s3),
            encoded(-0.0041960863F * l3 - 0.7034186147F * m3 + 1.7076147010F * s3)};
}

Lab mean(std::span<const Lab> colors) {
    const Lab sum = std::accumulate(colors.begin(), colors.end(), Lab());
    const auto count = static_cast<float>(colors.size());
    return {sum.lightness / count, sum.green_red / count, sum.blue_yellow / count};
}

Lab median(std::span<const Lab> colors) {
    return {median_by(colors, &Lab::lightness), median_by(colors, &Lab::green_red),
            median_by(colors, &Lab::blue_yellow)};
}

float chroma(const Lab& color) { return std::hypot(color.green_red, color.blue_yellow); }

std::string_view name(const Lab& color) {
    if (chroma(color) < 6) {
        if (color.lightness < 25) return "black";
        return color.lightness > 92 ? "white" : "gray";
    }
    float hue = std::atan2(color.blue_yellow, color.green_red) * 180 / std::numbers::pi_v<float>;
    if (hue < 0) hue += 360;
    // Dark orange and dark yellow have their own names.
    if (hue >= 42 && hue < 95 && color.lightness < 62) return "brown";
    if (hue >= 95 && hue < 130 && color.lightness < 68) return "olive";
    for (const HueWord& entry : hue_words)
        if (hue < entry.until) return entry.word;
    return "pink";
}

}  // namespace decant::picture
