// Words with letters of which decant knows but a few.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "reading/beside.hpp"

namespace decant::reading {

/// The text with words for a level blanked, so that a heading says no more than one in English.
std::string without_foreign_headings(std::string_view text);

/// Notes words that nobody here understands. They may tell from which end tubes are listed; a word for a ball
/// tells of the rules.
void look_for_foreign_words(std::string_view text, Beside& beside);

/// The same for comments, of which lines of several words that have none that English writes often,
/// and other languages do not, may be in one of those.
void look_for_foreign_lines(std::string_view comments, Beside& beside);

}  // namespace decant::reading
