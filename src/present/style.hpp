// How text for people may look.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace decant::present {

/// What the terminal can show; `none` means no escape sequences at all.
enum class ColorDepth { none, ansi16, ansi256, truecolor };

struct Style {
    ColorDepth colors = ColorDepth::none;
    int width = 80;  ///< columns
};

}  // namespace decant::present
