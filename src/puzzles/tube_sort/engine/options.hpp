// Options that leave parts out of the engine, to measure the rest.
// SPDX-License-Identifier: MIT
#pragma once

namespace decant::puzzles::tube_sort::engine {

struct Options {
    /// Searches with the simple bound, without anything learned from borders and without a first plan.
    bool simple_bound_alone = false;
    /// Begins with the sweeps, which otherwise wait until memory runs out.
    bool sweeps_alone = false;
};

}  // namespace decant::puzzles::tube_sort::engine
