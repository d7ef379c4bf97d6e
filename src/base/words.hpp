// Lists of words as one text, with a blank between two.
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace decant::base {

/// Whether such a list has a word.
bool holds(std::string_view words, std::string_view word);

}  // namespace decant::base
