// How to read a text.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "puzzles/values.hpp"

namespace decant::reading {

struct LoadOptions {
    std::string format;    ///< the word of a format; empty: detect
    puzzles::Values read;  ///< by the read keys of families; overrides what the text says
};

}  // namespace decant::reading
