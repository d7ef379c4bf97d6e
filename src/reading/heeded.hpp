// A level and the words beside it.
// SPDX-License-Identifier: MIT
#pragma once

#include "reading/outcome.hpp"
#include "reading/unwrap.hpp"

namespace decant::reading {

/// Reads a text that nothing is around any more but what was put beside it, and comments of its own. Words
/// that may say more of the level are heeded, asked about, or a reason to refuse it.
Outcome read_heeding(const Unwrapped& bare, const LoadOptions& options, const ReadAsIs& read);

}  // namespace decant::reading
