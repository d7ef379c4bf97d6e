// The part of the program's memory limit that a search may use.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

#include "cli/args.hpp"

namespace decant::cli {

/// The memory of the program itself, its libraries and its buffers: 11 MiB for the smallest level.
inline constexpr std::size_t program_memory = std::size_t{12} << 20;

/// How many bytes one search may use, when `jobs` of them share the memory limit of the program.
std::size_t search_memory(const Args& args);
/// How many bytes the answers of a batch may take while they wait for an earlier one.
std::size_t waiting_memory(const Args& args);

}  // namespace decant::cli
