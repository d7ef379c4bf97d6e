// Memory that was freed goes back to the system.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdlib>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

namespace decant::base {

/// glibc keeps what was freed in small pieces, and takes large pieces from the system beside that. Call this
/// after giving up much memory in small pieces, before asking for as much again.
inline void give_back_freed_memory() {
#if defined(__GLIBC__)
    malloc_trim(0);
#endif
}

/// The same after giving up so many bytes, unless they are too few to be worth the time.
inline void give_back_freed_memory(std::size_t bytes) {
    constexpr std::size_t worth_it = std::size_t{4} << 20;
    if (bytes >= worth_it) give_back_freed_memory();
}

}  // namespace decant::base
