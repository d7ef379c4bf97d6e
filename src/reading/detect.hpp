// Which family and format a text is meant for.
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "puzzles/family.hpp"

namespace decant::reading {

/// The family that reads a text, none if nothing can read it, and the formats that the text may have.
struct Reader {
    const puzzles::Family* family = nullptr;
    std::vector<std::string_view> formats;
    puzzles::Recognition surest = puzzles::Recognition::no;
};

/// The formats that are surest of a cleaned text; among families that are equally sure, the first. With a
/// chosen format, only that one, always in a family that has it.
Reader find_reader(std::string_view text, std::string_view format);

/// Whether a text is a level code and nothing beside it.
bool is_code(std::string_view text);

/// Whether a text is a code or begins with decant's own first line, so that it is to be read to the letter.
bool is_own(std::string_view text);

}  // namespace decant::reading
