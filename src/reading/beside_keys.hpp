// A text of a level in an object that says something of that level by keys, too.
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "reading/pasted.hpp"
#include "reading/split.hpp"

namespace decant::reading {

/// Reads the cleaned text of such a part. What keys say is heeded as far as the text leaves it open; where
/// the text states something else, it is refused. Empty tubes that are told and not listed are added to
/// lines.
Result<Level, Refusal> read_beside_keys(std::string_view text, const Part& part, const ReadAsIs& read);

}  // namespace decant::reading
