// Computes the part of the program's memory limit that a search may use.
// SPDX-License-Identifier: MIT
#include "cli/search_memory.hpp"

#include <unistd.h>

#include <algorithm>

namespace decant::cli {
namespace {

constexpr std::size_t mebibyte = std::size_t{1} << 20;

std::size_t memory_limit(const Args& args) {
    if (args.solve.memory) return *args.solve.memory;
    const auto pages = static_cast<std::size_t>(std::max(1L, sysconf(_SC_PHYS_PAGES)));
    return pages * static_cast<std::size_t>(sysconf(_SC_PAGESIZE)) / 4 * 3;
}

}  // namespace

std::size_t search_memory(const Args& args) {
    const std::size_t whole = memory_limit(args);
    const std::size_t shared = whole > 2 * program_memory ? whole - program_memory : whole / 2;
    return (shared - waiting_memory(args)) / static_cast<std::size_t>(args.jobs);
}

std::size_t waiting_memory(const Args& args) {
    if (!args.batch || args.jobs == 1) return 0;
    return std::min(64 * mebibyte, memory_limit(args) / 16);
}

}  // namespace decant::cli
