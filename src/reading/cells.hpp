// Cells as words of a line.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace decant::reading {

/// A name as strings of decant's own texts and of lists have it.
std::string in_quotes(std::string_view name);

/// A cell as a word of a line; an empty one is a blank place.
std::string word_of(std::string_view cell);

}  // namespace decant::reading
