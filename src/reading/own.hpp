// The texts that decant itself writes.
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "reading/options.hpp"
#include "reading/reading.hpp"

namespace decant::reading {

/// Reads a text as `read_one` does if it is beyond doubt a code, a link to the page or a native text with its
/// first line, and says all that is needed. Refuses any other, whatever it may mean.
Result<Level, Refusal> read_own(std::string_view bytes, const LoadOptions& options);

}  // namespace decant::reading
