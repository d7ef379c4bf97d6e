// The verbs of the command line.
// SPDX-License-Identifier: MIT
#pragma once

#include "cli/args.hpp"
#include "cli/exit_code.hpp"
#include "cli/input.hpp"

namespace decant::cli {

ExitCode solve(const Args& args);
ExitCode verify(const Args& args);
ExitCode analyze(const Args& args);
ExitCode join(const Args& args);
ExitCode hint(const Args& args);
ExitCode graph(const Args& args);
ExitCode play(const Args& args);
ExitCode check(const Args& args);
ExitCode show(const Args& args);
ExitCode read(const Args& args);
ExitCode convert(const Args& args);
ExitCode list(const Args& args);
ExitCode collection(const Args& args);
ExitCode generate(const Args& args);
ExitCode serve(const Args& args);

/// Does a verb that needs neither a database nor a terminal nor the network.
ExitCode run_light_verb(const Args& args);

/// How many bytes one search may use, when `jobs` of them share the memory limit of the program.
std::size_t search_memory(const Args& args);
/// How many bytes the answers of a batch may take while they wait for an earlier one.
std::size_t waiting_memory(const Args& args);

}  // namespace decant::cli
