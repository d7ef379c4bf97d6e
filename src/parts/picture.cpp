// The parts of the module for pictures, which writes a board that it saw as native text, and reads that.
// SPDX-License-Identifier: MIT
#include "api/parts.hpp"
#include "puzzles/dog_bunny/parts.hpp"
#include "puzzles/tube_sort/parts.hpp"
#include "reading/detect.hpp"

namespace decant {

constinit const puzzles::tube_sort::Parts puzzles::tube_sort::parts{
    .formats = native_formats,
};

constinit const puzzles::dog_bunny::Parts puzzles::dog_bunny::parts{
    .formats = native_formats,
};

constinit const api::Parts api::parts{.read_one = reading::read_native_only};

}  // namespace decant
