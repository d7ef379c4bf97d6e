// Searches from both sides, then picks and counts among the shortest plans.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/engine/engine.hpp"

#include <utility>

#include "puzzles/dog_bunny/engine/two_sided.hpp"
#include "puzzles/dog_bunny/search/bounds.hpp"
#include "search/a_star.hpp"
#include "search/conclude.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

using Outcome = search::AnyOutcome<Action>;

Outcome meet(TwoSided& search, search::Meter& meter) {
    const auto ending = search::guard_memory(meter, [&] { return search.meet(meter); });
    std::optional<search::Plan<Action>> plan;
    if (ending == search::Ending::solved) plan = search.plan();
    return search::any_outcome(search::conclude(meter, ending, std::move(plan)));
}

/// Looks at all shortest plans. Work beyond the limits is left out: the plan found before stays, and is
/// optimal.
void refine(Answer& answer, const Space& space, bool any, const Remaining& remaining,
            const search::RunControl& control) {
    if (answer.outcome.verdict != search::Verdict::solved ||
        answer.outcome.plan->cost != answer.outcome.lower_bound)
        return;
    const base::Cost length = answer.outcome.plan->cost;
    search::Meter counting(control);
    answer.count = search::guard_memory(
        counting, [&] { return count_shortest_plans(space, length, remaining, counting); });
    if (any) return;
    search::Meter choosing(control);
    auto plan =
        search::guard_memory(choosing, [&] { return fewest_switches(space, length, remaining, choosing); });
    answer.switches_unproved = !plan;
    if (plan) answer.outcome.plan->actions = *std::move(plan);
}

}  // namespace

Answer solve(const Space& space, bool any, const search::RunControl& control) {
    const Ranking ranking(space);
    Answer answer;
    if (ranking.size() > RankTable::most_ranks) {
        const Bound bound(space);
        answer.outcome = search::any_outcome(search::a_star(space, bound, control));
        refine(answer, space, any, bound, control);
        return answer;
    }
    search::Meter meter(control);
    if (const base::Cost least = Bound(space)(space.initial()); least != base::unreachable)
        meter.raise_bound(least);
    TwoSided search(space, ranking);
    answer.outcome = meet(search, meter);
    if (answer.outcome.verdict != search::Verdict::solved) return answer;
    search::Meter marking(control);
    const auto is_marked = search::guard_memory(
        marking, [&]() -> std::optional<bool> { return search.mark_shortest_plans(marking); });
    if (is_marked.value_or(false)) {
        refine(answer, space, any, [&](const State& state) { return search.remaining(state); }, control);
    } else {
        answer.switches_unproved = !any;
    }
    return answer;
}

}  // namespace decant::puzzles::dog_bunny
