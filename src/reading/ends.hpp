// Lines that name the ends of tubes, `top: red, blue; bottom`, and columns that do.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reading/unwrap.hpp"

namespace decant::reading {

/// Without these words, which say in which order lines list their tubes; nothing where not all lines have
/// them.
std::optional<Unwrapped> without_ends(std::string_view text);

/// That columns list tubes from one end, from a column on.
struct NamedEnds {
    bool top_first = false;
    std::size_t begin = 0;
};

/// By the names of columns: `top`, `2`, `bottom`. One end is enough, and something else may stand in the
/// first.
std::optional<NamedEnds> ends_in(const std::vector<std::string>& names);

}  // namespace decant::reading
