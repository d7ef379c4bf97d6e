// An admissible estimate of how many steps a DogBunny position still needs.
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "base/cost.hpp"
#include "puzzles/dog_bunny/space.hpp"

namespace decant::puzzles::dog_bunny {

/// For each kind with q goals, the q smallest distances from a token to its nearest goal, all edges taken as
/// open.
///
/// Why it holds: at the end q tokens of the kind stand on its goals. Each of them has walked at least its own
/// distance, and no q tokens have a smaller sum than those with the q smallest distances. A step changes one
/// of these distances by at most 1, so the sum falls by at most 1: admissible and consistent. Where a goal is
/// out of reach of every token of its kind, no goal state can be reached.
class Bound {
  public:
    static constexpr bool admissible = true;
    static constexpr bool consistent = true;

    explicit Bound(const Space& space);
    base::Cost operator()(const State& state) const;

  private:
    const Space& space_;
    std::vector<std::vector<base::Cost>> to_goal_;  ///< by kind and node: to the nearest goal of the kind
};

}  // namespace decant::puzzles::dog_bunny
