// How answers may look.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace decant::present {

/// The colors that the terminal can show; `none` means no escape sequences at all.
enum class ColorDepth { none, ansi16, ansi256, truecolor };

struct Style {
    ColorDepth colors = ColorDepth::none;
    int width = 80;  ///< columns
};

/// The statistics about its work that an answer gives.
enum class Stats {
    all,
    repeatable,  ///< what is the same in every run: neither time nor memory
};

}  // namespace decant::present
