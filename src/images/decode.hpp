// From the bytes of a picture file to its pixels, and back.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "images/image.hpp"

namespace decant::images {

/// The most that a file may have; pixels are counted before any are decoded.
struct Limits {
    std::size_t bytes = 50'000'000;
    std::size_t pixels = 40'000'000;
};

/// Decodes a PNG, JPEG or WebP file, which the first bytes tell. Transparent pixels are laid over white, as a
/// page shows them; PNG and JPEG are turned as their EXIF data asks; color profiles are not applied. Other
/// kinds, animations, pictures above the limits and files that are not whole are refused, as are those for
/// which memory runs out. Takes about ten bytes of memory for each pixel.
base::Result<Image> decode(std::string_view bytes, const Limits& limits = {});

/// Whether `decode` can decode a file that `measure` has measured: browsers decode all others.
bool is_decoded(std::string_view bytes);

/// The size as it is stored of a picture that `decode` would begin to decode, which is refused for the same
/// reasons, unless they are found only later.
base::Result<Size> measure(std::string_view bytes, const Limits& limits = {});

/// A PNG file of a picture that has a pixel at least. Throws std::bad_alloc if memory runs out.
std::string encode_png(const Image& image);

}  // namespace decant::images
