// Which code around the map in a program says nothing of it.
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace decant::puzzles::dog_bunny {

/// Whether a line of code is understood to leave the map as it is: an import, a title, or calls that search
/// or print with the parts as they are. Any other code may have rules of its own, and is for a person to
/// judge.
bool line_leaves_map_alone(std::string_view line);

}  // namespace decant::puzzles::dog_bunny
