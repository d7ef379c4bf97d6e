// How answers may look.
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

/// What an answer tells of the work that it took.
enum class Stats {
    all,
    repeatable,  ///< what is the same in every run: neither time nor memory
};

}  // namespace decant::present
