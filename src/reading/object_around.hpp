// The object of a program that a list of tubes stands in.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "reading/range.hpp"

namespace decant::reading {

/// Where that object, or the code around a list in none, has a key or a name for something that decant has no
/// rule for, such as `locked: [2]`; nothing where there is none.
std::optional<std::size_t> feature_beside(std::string_view code, const Range& list);

}  // namespace decant::reading
