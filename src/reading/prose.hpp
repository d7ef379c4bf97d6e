// Sentences above and below a level.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "reading/unwrap.hpp"

namespace decant::reading {

/// Whether a line reads as a sentence or a title does, or tells something that no level has.
bool reads_as_sentence(std::string_view line);

/// Whether each line of a text does, or is blank.
bool has_sentences_alone(std::string_view text);

/// A text without all lines that are none of these, each in its place.
std::string sentences_in(std::string_view text);

/// A text without the sentences, thanks, headings and signatures that it begins or ends with, which are
/// comments then; nothing if there are none. Each of them has a word that is nowhere else in the text, so
/// that it is no tube of a level whose colors fill tubes. Where they may lack units, paragraphs that are no
/// sentences stay.
std::optional<Unwrapped> without_prose(std::string_view text, bool may_lack_units);

}  // namespace decant::reading
