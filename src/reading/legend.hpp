// What single characters stand for, as people note it beside a level.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>

namespace decant::reading {

/// How many pairs a line has that say what single characters stand for: `R = red, B = blue`, `R: red, B:
/// blue`, or `R = red` among other such lines. None if it has anything else, or one color twice.
std::size_t pairs_of_legend(std::string_view line);

}  // namespace decant::reading
