// Which way up a picture is: phones store what their camera sees and write down how it was held.
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "images/image.hpp"

namespace decant::images {

// The tag Orientation of EXIF (CIPA DC-008, 4.6.5): 1 to 8, and 1 where nothing else is said.

int orientation_of_jpeg(std::string_view bytes);
int orientation_of_png(std::string_view bytes);
int orientation_of_webp(std::string_view bytes);

/// The picture as it is to be seen. Above 4, its sides change places.
Image turned(Image stored, int orientation);

}  // namespace decant::images
