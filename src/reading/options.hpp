// How to read a text.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "puzzles/family.hpp"

namespace decant::reading {

struct LoadOptions {
    std::string format;  ///< the word of a format; empty: detect
    puzzles::ReadOptions read;
};

}  // namespace decant::reading
