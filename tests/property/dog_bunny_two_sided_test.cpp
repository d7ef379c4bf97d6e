// The search from both sides tells the exact distance, and of each state whether it lies on a shortest plan.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/engine/two_sided.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "property/dog_bunny_levels.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

/// A search of a level, with the objects that it needs.
struct Searched {
    explicit Searched(const Space& space) : ranking(space), two_sided(space, ranking) {}

    const Ranking ranking;
    const search::RunControl control;
    search::Meter meter{control};
    TwoSided two_sided;
};

RC_GTEST_PROP(DogBunnyTwoSided, FindsTheDistanceOrProvesThatThereIsNoneLemma34, ()) {
    const Space space(any_level());
    Searched searched(space);
    search::Meter& meter = searched.meter;
    TwoSided& search = searched.two_sided;
    const auto ending = search.meet(meter);
    const base::Cost distance = Truth(space).distance(space.initial());
    RC_ASSERT(ending.has_value());
    RC_ASSERT((*ending == search::Ending::unsolvable) == (distance == base::unreachable));
    if (distance == base::unreachable) return;
    RC_ASSERT(meter.lower_bound() == distance);
    const auto plan = search.plan();
    RC_ASSERT(plan.cost == distance);
    State state = space.initial();
    for (const Action& action : plan.actions) state = space.apply(state, action);
    RC_ASSERT(space.is_goal(state));
}

RC_GTEST_PROP(DogBunnyTwoSided, MarksTheStatesOnShortestPlansAndNoOthers, ()) {
    const Space space(any_level());
    Searched searched(space);
    search::Meter& meter = searched.meter;
    TwoSided& search = searched.two_sided;
    const Truth truth(space);
    const base::Cost length = truth.distance(space.initial());
    RC_PRE(length != base::unreachable);
    RC_ASSERT(search.meet(meter) == search::Ending::solved);
    RC_ASSERT(search.mark_shortest_plans(meter));
    // A state lies on a shortest plan if a walk of falling distances comes to it from the start.
    std::vector<State> layer{space.initial()};
    std::size_t marked = 0;
    for (base::Cost left = length; left >= 0; --left) {
        std::vector<State> next;
        for (const State& state : layer) {
            RC_ASSERT(search.remaining(state) == left);
            for (const Action& action : space.actions(state)) {
                const State after = space.apply(state, action);
                const bool is_nearer = truth.distance(after) == left - 1;
                if (is_nearer && std::find(next.begin(), next.end(), after) == next.end())
                    next.push_back(after);
            }
        }
        marked += layer.size();
        layer = std::move(next);
    }
    for (const State& state : truth.states()) marked -= search.remaining(state) != base::unreachable;
    RC_ASSERT(marked == 0U);
}

}  // namespace
}  // namespace decant::puzzles::dog_bunny
