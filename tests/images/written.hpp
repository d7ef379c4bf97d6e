// Picture files, written by the libraries that read them.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "images/image.hpp"

namespace decant::images::written {

/// The contents of a PNG: `samples` as in its rows, without filters.
struct Png {
    Size size;
    std::uint8_t depth = 8;
    std::uint8_t color_type = 2;  ///< 0 gray, 2 RGB, 3 palette, 4 gray with alpha, 6 RGB with alpha
    bool is_interlaced = false;
    std::vector<std::uint8_t> samples;
    std::vector<std::uint8_t> palette = {};    ///< 3 bytes each
    std::vector<std::uint8_t> opacities = {};  ///< of the first colors of the palette
};
std::string png(const Png& content);
std::string png(const Image& image);

/// 4:4:4, so that colors stay where they are.
std::string jpeg(const Image& image, int quality = 95, bool is_progressive = false);
std::string gray_jpeg(const Image& image);
std::string cmyk_jpeg(Size size);
/// Without loss.
std::string webp(const Image& image);
std::string transparent_webp(Size size, const std::vector<std::uint8_t>& rgba);

// Files with EXIF data that says how they are to be turned, in either order of bytes.

std::string jpeg_turned(std::string_view jpeg, int orientation, bool is_little);
/// Before the pixels, or behind them.
std::string png_turned(std::string_view png, int orientation, bool is_little, bool is_behind);
/// With the mark that only JPEG should have before the data, or without it.
std::string webp_turned(std::string_view webp, Size size, int orientation, bool is_little, bool is_marked);

/// A picture with another color in each of its quarters, so that each way to turn it is another picture: red
/// and green above blue and white.
Image quarters(Size size);

}  // namespace decant::images::written
