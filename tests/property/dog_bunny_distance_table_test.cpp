// The table holds the exact distance of every state.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/distance_table.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "property/dog_bunny_levels.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

RC_GTEST_PROP(DogBunnyDistanceTable, IsExactToTheEnd, ()) {
    const Level level = any_level();
    const Space space(level);
    const Ranking ranking(space);
    const search::RunControl control;
    search::Meter meter(control);
    DistanceTable table(space, ranking);
    RC_ASSERT(table.fill(meter, true));
    const Truth truth(space);
    for (const State& state : truth.states()) RC_ASSERT(table.distance(state) == truth.distance(state));
}

RC_GTEST_PROP(DogBunnyDistanceTable, IsExactForAllThatIsNearerThanTheStart, ()) {
    const Level level = any_level();
    const Space space(level);
    const Ranking ranking(space);
    const search::RunControl control;
    search::Meter meter(control);
    DistanceTable table(space, ranking);
    RC_ASSERT(table.fill(meter, false));
    const Truth truth(space);
    const base::Cost start = truth.distance(space.initial());
    for (const State& state : truth.states()) {
        const base::Cost distance = truth.distance(state);
        if (distance <= start) RC_ASSERT(table.distance(state) == distance);
        if (distance > start) RC_ASSERT(table.distance(state) > start);
    }
    if (start != base::unreachable) RC_ASSERT(meter.lower_bound() <= start);
}

}  // namespace
}  // namespace decant::puzzles::dog_bunny
