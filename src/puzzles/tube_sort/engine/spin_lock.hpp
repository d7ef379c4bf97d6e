// A lock for work of some nanoseconds.
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>

namespace decant::puzzles::tube_sort::engine {

/// Whoever waits for it keeps its core: sleeping and waking up would take longer than the work that is
/// locked.
class SpinLock {
  public:
    void lock() {
        while (taken_.test_and_set(std::memory_order_acquire)) {
            while (taken_.test(std::memory_order_relaxed)) {
            }
        }
    }
    void unlock() { taken_.clear(std::memory_order_release); }

  private:
    std::atomic_flag taken_;
};

}  // namespace decant::puzzles::tube_sort::engine
