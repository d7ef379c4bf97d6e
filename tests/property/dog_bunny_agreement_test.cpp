// Every algorithm agrees with the true distances, and two ways to a plan lead to the same answer.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "property/dog_bunny_levels.hpp"
#include "puzzles/dog_bunny/engine/engine.hpp"
#include "puzzles/dog_bunny/engine/two_sided.hpp"
#include "puzzles/dog_bunny/search/bounds.hpp"
#include "search/algorithm.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

/// Whether the actions are legal and lead to a goal.
bool solves(const Space& space, const std::vector<Action>& actions) {
    State state = space.initial();
    for (const Action& action : actions) {
        const std::vector<Action> open = space.actions(state);
        if (std::find(open.begin(), open.end(), action) == open.end()) return false;
        state = space.apply(state, action);
    }
    return space.is_goal(state);
}

void check_algorithm(const Space& space, const search::AlgorithmEntry& entry, base::Cost length) {
    const bool solvable = length != base::unreachable;
    const auto outcome = search::run(entry.algorithm, space, Bound(space), {1.5, 1000}, {});
    const bool may_give_up = entry.algorithm == search::Algorithm::beam;
    if (!solvable) {
        RC_ASSERT(outcome.verdict == (may_give_up ? search::Verdict::unknown : search::Verdict::unsolvable));
        return;
    }
    RC_ASSERT(outcome.lower_bound <= length);
    if (may_give_up && outcome.verdict == search::Verdict::unknown) return;
    RC_ASSERT(outcome.verdict == search::Verdict::solved);
    RC_ASSERT(solves(space, outcome.plan->actions));
    const auto cost = static_cast<base::Cost>(outcome.plan->actions.size());
    RC_ASSERT(outcome.plan->cost == cost && cost >= length);
    if (entry.promise == search::Promise::optimal) RC_ASSERT(cost == length);
    if (entry.promise == search::Promise::bounded) RC_ASSERT(cost <= 1.5 * length);
}

RC_GTEST_PROP(DogBunnyAgreement, OfAllAlgorithmsWithTheTruth, ()) {
    const Level level = any_level({7, 4});
    const Space space(level);
    const base::Cost length = Truth(space).distance(space.initial());
    RC_CLASSIFY(length != base::unreachable && length > 3);
    for (const search::AlgorithmEntry& entry : search::algorithm_entries)
        check_algorithm(space, entry, length);
}

int switches(const std::vector<Action>& actions) {
    int count = 0;
    for (std::size_t i = 1; i < actions.size(); ++i) {
        const bool goes_on = actions[i].kind == actions[i - 1].kind && actions[i].from == actions[i - 1].to;
        count += goes_on ? 0 : 1;
    }
    return count;
}

RC_GTEST_PROP(DogBunnyAgreement, OfTheTableWithAStar, ()) {
    const Level level = any_level({7, 4});
    const Level large = among_stones(level);
    const Space space(level);
    const Space large_space(large);
    // The sizes that decide between the two ways.
    RC_ASSERT(Ranking(space).size() < 100'000 && Ranking(large_space).size() > 200'000'000);
    const Answer by_table = solve(space, false, {});
    const Answer by_a_star = solve(large_space, false, {});
    RC_ASSERT(by_table.outcome.verdict == by_a_star.outcome.verdict);
    RC_ASSERT(by_table.outcome.plan.has_value() == by_a_star.outcome.plan.has_value());
    if (!by_table.outcome.plan) return;
    RC_ASSERT(by_table.outcome.plan->cost == by_a_star.outcome.plan->cost);
    RC_ASSERT(by_table.outcome.lower_bound == by_a_star.outcome.lower_bound);
    RC_ASSERT(by_table.count->interchangeable == by_a_star.count->interchangeable);
    RC_ASSERT(by_table.count->by_token == by_a_star.count->by_token);
    RC_ASSERT(solves(space, by_table.outcome.plan->actions));
    RC_ASSERT(solves(large_space, by_a_star.outcome.plan->actions));
    RC_ASSERT(switches(by_table.outcome.plan->actions) == switches(by_a_star.outcome.plan->actions));
}

RC_GTEST_PROP(DogBunnyAgreement, OfAnsweredWithTrueUnderAnyMemoryLimit, ()) {
    const Level level = any_level({7, 4});
    const Space space(level);
    const base::Cost length = Truth(space).distance(space.initial());
    search::RunControl control;
    control.limits.memory = std::size_t{1} << *rc::gen::inRange(4, 20);
    const Answer answer = solve(space, false, control);
    RC_CLASSIFY(answer.outcome.verdict == search::Verdict::unknown);
    RC_ASSERT(answer.outcome.lower_bound <= length);
    if (answer.outcome.verdict == search::Verdict::unsolvable) RC_ASSERT(length == base::unreachable);
    if (answer.outcome.plan) RC_ASSERT(answer.outcome.plan->cost == length);
}

}  // namespace
}  // namespace decant::puzzles::dog_bunny
