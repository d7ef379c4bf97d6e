// Names of colors in two words, with nothing but a blank between them.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

#include "base/diagnostic.hpp"
#include "puzzles/tube_sort/raw_level.hpp"

namespace decant::puzzles::tube_sort {

/// Of lines whose words are units: where a word may be but a part of a name, in whatever language. Nothing if
/// none may.
std::optional<base::Diagnostic> find_name_of_two_words(std::string_view text, const RawLevel& level);

/// Whether some word is there twice or more, and each time beside the same other one.
bool may_hold_names_of_two_words(const RawLevel& level);

}  // namespace decant::puzzles::tube_sort
