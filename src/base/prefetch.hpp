// Fetches memory ahead of its use.
// SPDX-License-Identifier: MIT
#pragma once

namespace decant::base {

/// Brings the cache line of an address into the cache.
///
/// The empty statement keeps it there: g++ 12 considers a function that only prefetches free of effects, and
/// drops calls to it.
inline void prefetch(const void* address) {
    __builtin_prefetch(address);
    asm volatile("" : : "r"(address));
}

}  // namespace decant::base
