// Where a PNG file ends.
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace decant::images {

/// Whether the last chunk, IEND, is there with all that is before it: decoders stop at the last pixel.
bool has_png_end(std::string_view bytes);

}  // namespace decant::images
