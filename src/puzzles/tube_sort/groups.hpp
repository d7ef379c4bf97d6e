// Groups of letters in a text, each of which stands for a tube.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace decant::puzzles::tube_sort {

struct Group {
    std::string_view text;  ///< nothing for an empty tube that only separators show
    std::size_t offset = 0;
    std::size_t line = 0;
};

struct Groups {
    std::vector<Group> all;  ///< of a level that has too many, not all
    bool are_plain = false;  ///< with nothing but blanks and line ends between them
    bool are_lines = false;  ///< plain, and one a line
};

/// Finds the groups between blanks, separators (`,;/|`), quotes and brackets. They are in one line, or one a
/// line, which may begin with a number and a bracket: `3: [ABC`. Nothing between two separators is an empty
/// tube; what may be one or none is refused.
base::Result<Groups> groups_in(std::string_view text);

}  // namespace decant::puzzles::tube_sort
