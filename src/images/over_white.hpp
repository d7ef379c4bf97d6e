// Transparency.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "images/image.hpp"

namespace decant::images {

/// Lays pixels of 4 bytes, whose last one is their opacity (not premultiplied), over white.
Image over_white(Size size, std::vector<std::uint8_t> rgba);

}  // namespace decant::images
