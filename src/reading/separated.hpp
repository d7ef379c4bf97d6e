// Lines whose units have marks between them, or brackets around them: `red; blue`, `(red blue)`.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

#include "reading/unwrap.hpp"

namespace decant::reading {

struct SeparatedLines {
    Unwrapped lines;                        ///< with blanks between the units of each tube
    bool is_empty_beside_brackets = false;  ///< some tubes stand in brackets, and words for empty ones do not
};

/// The tubes, one a line; nothing where lines are of another kind.
std::optional<SeparatedLines> without_separators(std::string_view text);

}  // namespace decant::reading
