// Boxes that a text draws with characters for lines.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace decant::base {

/// A text with bars, dashes and corners of ASCII for what draws boxes (U+2500 to U+257F), as many bytes long.
std::string without_boxes(std::string_view text);

}  // namespace decant::base
