// How far a sweep goes beyond what is proved.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "base/cost.hpp"

namespace decant::puzzles::tube_sort::engine {

using base::Cost;

/// A sweep that goes just far enough to raise the bound by one does nearly the work of the one before, again.
/// So it goes further as long as it takes less than twice as long as the one before. Going beyond the optimum
/// costs time and memory, but no truth.
class Reach {
  public:
    [[nodiscard]] Cost beyond() const { return step_ - 1; }

    /// After a sweep that found nothing: what it expanded.
    void learn(std::uint64_t expanded) {
        if (may_grow_ && last_ > 0 && expanded < 2 * last_) step_ *= 2;
        last_ = expanded;
    }
    /// After one that did not fit into the memory.
    void shorten() {
        step_ = 1;
        may_grow_ = false;
    }

  private:
    Cost step_ = 1;
    bool may_grow_ = true;
    std::uint64_t last_ = 0;  ///< expanded by the sweep before
};

}  // namespace decant::puzzles::tube_sort::engine
