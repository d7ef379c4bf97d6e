// From pixels to the bytes of a picture file.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "images/image.hpp"

namespace decant::images {

/// A PNG file of a picture that has a pixel at least. Throws std::bad_alloc if memory runs out.
std::string encode_png(const Image& image);

}  // namespace decant::images
