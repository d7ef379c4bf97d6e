// Returns freed memory to the system.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdlib>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

namespace decant::base {

/// glibc keeps small freed pieces, while it takes large pieces from the system. Call this after releasing
/// much memory in small pieces, before requesting as much again.
inline void release_freed_memory() {
#if defined(__GLIBC__)
    malloc_trim(0);
#endif
}

/// The same after releasing this many bytes, unless they are too few to be worth the time.
inline void release_freed_memory(std::size_t bytes) {
    constexpr std::size_t worth_it = std::size_t{4} << 20;
    if (bytes >= worth_it) release_freed_memory();
}

/// From now on, large pieces go back to the system as soon as they are free. Once glibc has seen one of some
/// size freed, of up to 32 MiB, it keeps such pieces, apart for each of the threads that freed them.
inline void release_large_blocks_at_once() {
#if defined(__GLIBC__)
    mallopt(M_MMAP_THRESHOLD, 256 << 10);
#endif
}

}  // namespace decant::base
