// How far a sweep goes beyond what is proved.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "base/cost.hpp"

namespace decant::puzzles::tube_sort::engine {

using base::Cost;

/// A sweep that goes just far enough to raise the bound by one repeats nearly all the work of the one before.
/// So sweeps go further as long as each takes less than twice as long as the one before. Going beyond the
/// optimum costs time and memory, never correctness.
class Reach {
  public:
    [[nodiscard]] Cost beyond() const { return step_ - 1; }

    /// Called after a sweep that found nothing, with what it expanded.
    void learn(std::uint64_t expanded) {
        if (may_grow_ && last_ > 0 && expanded < 2 * last_) step_ *= 2;
        last_ = expanded;
    }
    /// Called after a sweep that did not fit into memory.
    void shorten() {
        step_ = 1;
        may_grow_ = false;
    }

  private:
    Cost step_ = 1;
    bool may_grow_ = true;
    std::uint64_t last_ = 0;  ///< expanded by the previous sweep
};

}  // namespace decant::puzzles::tube_sort::engine
