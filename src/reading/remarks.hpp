// What people write around a level, apart from code.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace decant::reading {

/// A text with nothing but its sentences and headers such as `tube size: 4`, each in its place.
std::string told_in(std::string_view text);

/// The same with its comments and lines of plain words.
std::string remarks_in(std::string_view text);

}  // namespace decant::reading
