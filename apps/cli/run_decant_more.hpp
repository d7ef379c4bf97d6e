// Runs decant-more in place of this process.
// SPDX-License-Identifier: MIT
#pragma once

#include "cli/args.hpp"
#include "cli/input.hpp"

namespace decant::cli {

/// Becomes decant-more, with the same arguments. Returns only if that is impossible.
Failure run_decant_more(const Args& args);

/// The same after LEVEL was read: from a pipe, the other program gets it as its standard input.
Failure run_decant_more(const Args& args, const Input& level);

}  // namespace decant::cli
