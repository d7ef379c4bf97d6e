// What came of reading a text.
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "reading/options.hpp"
#include "reading/reading.hpp"

namespace decant::reading {

using Outcome = Result<Level, Refusal>;

/// Whether there is a level, or some are offered.
bool gives_level(const Outcome& outcome);

/// The level, or those that are offered, with what was assumed to get to their text; that comes first.
Outcome assuming(Outcome outcome, const std::vector<Assumption>& assumed);

/// The level, or those that are offered, beside which that stands.
Outcome beside(Outcome outcome, const Account& account);

/// The level, or those that are offered, by the form that people have before them; an empty one changes
/// nothing.
Outcome in_form(Outcome outcome, std::string_view form);

/// The levels that are offered, with one letter for a color in all of them.
Outcome with_shared_letters(Outcome outcome);

/// Where the place of an error would be one in a text that nobody has seen.
Outcome without_place(Outcome outcome);

}  // namespace decant::reading
