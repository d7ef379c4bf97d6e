// What a program of decant does around its verbs.
// SPDX-License-Identifier: MIT
#pragma once

#include "cli/args.hpp"
#include "cli/exit_code.hpp"

namespace decant::cli {

/// Parses the command line, has the program do what it says, and reports what went wrong; returns the exit
/// code.
int run_program(int argc, char** argv, const Program& program);

}  // namespace decant::cli
