// Lines of native text: their comments, and what they leave in doubt without a head.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

#include "base/result.hpp"
#include "puzzles/tube_sort/raw_level.hpp"

namespace decant::puzzles::tube_sort {

/// A line up to its comment: `#` at its beginning or behind a blank, but not in a string.
std::string_view without_comment(std::string_view line);

/// What may be a unit, a tube or another level in lines of which each that is neither blank nor a comment is
/// a tube: comments, blank lines, marks of goals, and parts of names.
std::optional<Diagnostic> doubt_about_lines(std::string_view text, const RawLevel& level);

/// What a sign that no bare color has is more likely: a part of a heading, of labels before all lines, of a
/// picture. Nothing if it may be part of a name.
std::optional<Diagnostic> doubt_about_sign(std::string_view text, std::size_t offset);

}  // namespace decant::puzzles::tube_sort
