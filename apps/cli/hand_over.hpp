// Verbs that another program does.
// SPDX-License-Identifier: MIT
#pragma once

#include "cli/exit_code.hpp"

namespace decant::cli {

/// Becomes decant-more, with the same arguments. Returns only if that program is not there.
ExitCode hand_over(char** argv);

}  // namespace decant::cli
