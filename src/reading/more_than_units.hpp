// What words beside a level say that no list of units can.
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "reading/names.hpp"

namespace decant::reading {

/// Whether a name may tell of what a level has beside units, of a rule or goal that decant has not, or that
/// something is to be read otherwise than it stands there. Comments belong to a level alone, so that more
/// words count in them.
bool tells_of_more_than_units(std::string_view text, const Name& name, bool is_in_comment);

}  // namespace decant::reading
