// What the memory limit of a program leaves to a search.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

#include "cli/args.hpp"

namespace decant::cli {

/// How many bytes one search may use, when `jobs` of them share the memory limit of the program.
std::size_t search_memory(const Args& args);
/// How many bytes the answers of a batch may take while they wait for an earlier one.
std::size_t waiting_memory(const Args& args);

}  // namespace decant::cli
