// What words beside any kind of level do to its outcome.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "puzzles/family.hpp"
#include "reading/beside.hpp"
#include "reading/outcome.hpp"

namespace decant::reading {

/// Whether what is understood of the words around a level can be said of the levels of its family.
bool takes_orders(const puzzles::Family* family);

/// Whether a line begins with a header of decant's own, such as `rules:`.
bool has_header(std::string_view text, std::string_view header);

/// The outcome, unless it is a level that takes no orders, and words beside it may say more of it.
Outcome heeding_remarks(Outcome outcome, const Beside& said, const std::vector<std::string>& beside);

/// The outcome, unless it gives a level beside which a tube may stand.
Outcome heeding_tubes(Outcome outcome, const std::vector<std::string>& beside, std::string_view level);

}  // namespace decant::reading
