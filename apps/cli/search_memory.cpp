// What the memory limit of a program leaves to a search.
// SPDX-License-Identifier: MIT
#include <unistd.h>

#include <algorithm>

#include "cli/commands.hpp"

namespace decant::cli {

std::size_t search_memory(const Args& args) {
    // The program itself, its libraries and its buffers: 11 MiB for the smallest level.
    constexpr std::size_t own = std::size_t{12} << 20;
    std::size_t whole = 0;
    if (args.solve.memory) {
        whole = *args.solve.memory;
    } else {
        const auto pages = static_cast<std::size_t>(std::max(1L, sysconf(_SC_PHYS_PAGES)));
        whole = pages * static_cast<std::size_t>(sysconf(_SC_PAGESIZE)) / 4 * 3;
    }
    const std::size_t shared = whole > 2 * own ? whole - own : whole / 2;
    return shared / static_cast<std::size_t>(args.jobs);
}

}  // namespace decant::cli
