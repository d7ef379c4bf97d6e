// Lines that name the ends of tubes: `top: red, blue; bottom`.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

#include "reading/unwrap.hpp"

namespace decant::reading {

/// Without these words, which say in which order lines list their tubes; nothing where not all lines have
/// them.
std::optional<Unwrapped> without_ends(std::string_view text);

}  // namespace decant::reading
