// A list or lines, the comments in them, and the words beside them.
// SPDX-License-Identifier: MIT
#pragma once

#include "reading/outcome.hpp"
#include "reading/unwrap.hpp"

namespace decant::reading {

/// Words and comments may say what lines leave open, or more than they can say.
Outcome heed_lines(const Unwrapped& bare, const LoadOptions& options, const ReadAsIs& read);

}  // namespace decant::reading
