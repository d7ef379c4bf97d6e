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

/// Whether a line has nothing but words for emptiness, with any marks between them.
bool has_only_places(std::string_view content);

/// The tubes, one a line; nothing where lines are of another kind, or may be layers unless they are tubes for
/// sure.
std::optional<SeparatedLines> without_separators(std::string_view text, bool are_tubes);

}  // namespace decant::reading
