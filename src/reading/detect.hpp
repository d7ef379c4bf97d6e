// Which family and which format a text is meant for.
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "puzzles/family.hpp"

namespace decant::reading {

/// Who reads a text; no family where nobody does.
struct Reader {
    const puzzles::Family* family = nullptr;
    std::string_view format;
    puzzles::Recognition recognition = puzzles::Recognition::no;
};

/// The reader that is surest of a cleaned text; of equals the first. With a chosen format, one that has it in
/// any case.
Reader find_reader(std::string_view text, std::string_view format);

/// Whether a text is a level code rather than anything else.
bool looks_like_code(std::string_view text);

}  // namespace decant::reading
