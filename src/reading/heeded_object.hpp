// An object of a program, and the words beside it.
// SPDX-License-Identifier: MIT
#pragma once

#include "reading/outcome.hpp"
#include "reading/unwrap.hpp"

namespace decant::reading {

/// Words around an object may say what its keys do not, or something else.
Outcome heed_object(const Unwrapped& bare, const LoadOptions& options, const ReadAsIs& read);

}  // namespace decant::reading
