// Where comments begin in a line.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>

namespace decant::reading {

/// Those of decant's own text and of lines: a `#` that begins the line or follows a blank. At least the
/// line's size where there is none, as of those below.
std::size_t begin_of_comment(std::string_view line);

/// Those of Lisp: a `;`.
std::size_t begin_of_lisp_comment(std::string_view line);

/// Those of the common languages that end with their line.
std::size_t begin_of_line_comment(std::string_view line);

/// What a line of comments says behind code, or all that it says where there is none, without the marks
/// around it.
std::string_view words_of_comment(std::string_view line);

}  // namespace decant::reading
