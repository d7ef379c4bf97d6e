// A level of decant's own and the words beside it.
// SPDX-License-Identifier: MIT
#pragma once

#include "reading/outcome.hpp"
#include "reading/unwrap.hpp"

namespace decant::reading {

/// The level, unless words beside it may tell of more, or contradict it.
Outcome heed_own(const Unwrapped& bare, const LoadOptions& options, const ReadAsIs& read);

}  // namespace decant::reading
