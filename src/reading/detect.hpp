// Which family and format a text is meant for.
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "puzzles/family.hpp"

namespace decant::reading {

/// The reader of a text; without a family if nothing can read it.
struct Reader {
    const puzzles::Family* family = nullptr;
    std::string_view format;
    puzzles::Recognition recognition = puzzles::Recognition::no;
};

/// The reader that is surest of a cleaned text; among equals the first. With a chosen format, always one that
/// has it.
Reader find_reader(std::string_view text, std::string_view format);

/// Whether a text is a level code rather than anything else.
bool looks_like_code(std::string_view text);

}  // namespace decant::reading
