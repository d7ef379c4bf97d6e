// The bound of DogBunny is at most the true distance and consistent, in every state of random levels.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/search/bounds.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "property/dog_bunny_levels.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

RC_GTEST_PROP(DogBunnyBound, IsAdmissibleAndConsistentLemma33, ()) {
    const Level level = any_level();
    const Space space(level);
    const Bound bound(space);
    const Truth truth(space);
    bool says_something = false;
    for (const State& state : truth.states()) {
        const base::Cost here = bound(state);
        RC_ASSERT(here <= truth.distance(state));
        if (space.is_goal(state)) RC_ASSERT(here == 0);
        says_something = says_something || here > 0;
        for (const Action& action : space.actions(state)) {
            const base::Cost after = bound(space.apply(state, action));
            if (after == base::unreachable) continue;
            RC_ASSERT(here <= after + 1);
        }
    }
    RC_CLASSIFY(says_something);
}

}  // namespace
}  // namespace decant::puzzles::dog_bunny
