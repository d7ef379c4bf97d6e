// Memory that was freed goes back to the system.
// SPDX-License-Identifier: MIT
#pragma once

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

}  // namespace decant::base
