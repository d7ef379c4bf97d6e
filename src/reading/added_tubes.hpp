// Lists that a program makes tube by tube.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

#include "reading/unwrap.hpp"

namespace decant::reading {

/// A list of the tubes that a program adds to an empty one, a line each: `tubes.append([...])`, or
/// `tubes[0] = [...]` from the number 0 or 1 on. Nothing for other texts.
std::optional<Unwrapped> with_added_tubes(std::string_view text);

}  // namespace decant::reading
