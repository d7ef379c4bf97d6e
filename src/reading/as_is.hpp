// A text that is one level and nothing else.
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "reading/outcome.hpp"

namespace decant::reading {

/// Reads such a text, which is cleaned, in the formats that it may have.
Outcome read_as_is(std::string_view text, const LoadOptions& options);

}  // namespace decant::reading
