// An admissible estimate of how many steps a DogBunny position still needs.
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "base/cost.hpp"
#include "puzzles/dog_bunny/search/space.hpp"

namespace decant::puzzles::dog_bunny {

/// For each kind with q goals, the q smallest distances from a token to its nearest goal, all edges taken as
/// open.
///
/// Admissible and consistent: docs/proofs.md, Lemma 33. Where a goal is
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
