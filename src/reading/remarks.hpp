// What people write around a level, apart from code.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace decant::reading {

/// A text with nothing but its comments, sentences and lines of plain words, each in its place.
std::string remarks_in(std::string_view text);

}  // namespace decant::reading
