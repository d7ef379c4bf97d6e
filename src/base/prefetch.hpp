// Fetching memory ahead of its use.
// SPDX-License-Identifier: MIT
#pragma once

namespace decant::base {

/// Brings the cache line of an address into the cache.
///
/// The empty statement keeps it there: g++ 12 takes a function that only prefetches for one without effects,
/// and drops calls to it.
inline void prefetch(const void* address) {
    __builtin_prefetch(address);
    asm volatile("" : : "r"(address));
}

}  // namespace decant::base
