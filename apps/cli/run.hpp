// The common main function of the two programs of decant.
// SPDX-License-Identifier: MIT
#pragma once

#include "cli/args.hpp"
#include "cli/exit_code.hpp"

namespace decant::cli {

/// Parses the command line, runs its verb, and reports errors; returns the exit code.
int run_program(int argc, char** argv, const Program& program);

}  // namespace decant::cli
