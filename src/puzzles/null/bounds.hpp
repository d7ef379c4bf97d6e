// An admissible estimate for the null puzzle.
// SPDX-License-Identifier: MIT
#pragma once

#include "base/cost.hpp"
#include "puzzles/null/state.hpp"

namespace decant::puzzles::null {

/// The counter divided by the step, rounded up: one move takes away one step at most.
struct Bound {
    static constexpr bool admissible = true;
    static constexpr bool consistent = true;

    base::Cost step;
    base::Cost operator()(const State& state) const { return (state.counter + step - 1) / step; }
};

}  // namespace decant::puzzles::null
