// Texts that tell in other ways than by a line each which tubes there are.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

#include "reading/unwrap.hpp"

namespace decant::reading {

/// A tube a line of a text with numbered headings for tubes (`Tube 1:`) and a unit in each line below, or in
/// each word; nothing for other texts.
std::optional<Unwrapped> with_tubes_in_lines(std::string_view text, bool are_words);

/// A text whose last line says how many tubes are empty (`2 empty tubes`, `Tubes 3-4: empty`), with a line
/// for each instead; nothing for other texts.
std::optional<Unwrapped> with_empty_tubes(std::string_view text);

}  // namespace decant::reading
