// Levels in pictures.
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "api/decant.hpp"
#include "images/decode.hpp"
#include "images/kinds.hpp"
#include "images/over_white.hpp"
#include "picture/pixels.hpp"

namespace decant::api {

using images::over_white;
using picture::Pixels;

/// The most bytes of a picture file that is read, and the most pixels.
inline constexpr std::size_t most_picture_bytes = images::Limits{}.bytes;
inline constexpr std::size_t most_pixels = images::Limits{}.pixels;

/// Whether bytes begin as a picture file does, be it of a kind that is read or not.
inline bool is_picture(std::string_view bytes) { return images::kind_of(bytes) != nullptr; }

/// Reads the level that a picture shows. What is in doubt is refused, with the level as far as it was read,
/// and where to look in the picture.
Result<Level, Refusal> read_pixels(const Pixels& pixels, const LoadOptions& options);
/// The same from a file in PNG, JPEG or WebP.
Result<Level, Refusal> read_picture(std::string_view bytes, const LoadOptions& options);

}  // namespace decant::api
