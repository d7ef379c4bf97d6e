// A part of a text.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace decant::reading {

/// In bytes; `end` is behind the last one.
struct Range {
    std::size_t begin = 0;
    std::size_t end = 0;
};

}  // namespace decant::reading
