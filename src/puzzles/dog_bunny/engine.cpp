// Chooses between the table of distances and A*, then picks and counts among the shortest plans.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/engine.hpp"

#include <utility>

#include "puzzles/dog_bunny/bounds.hpp"
#include "puzzles/dog_bunny/distance_table.hpp"
#include "search/a_star.hpp"
#include "search/conclude.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

using Outcome = search::AnyOutcome<Action>;

/// Follows falling distances from the start to a goal.
search::Plan<Action> descend(const Space& space, const DistanceTable& table) {
    search::Plan<Action> plan;
    State state = space.initial();
    for (base::Cost distance = table.distance(state); distance > 0; --distance) {
        for (const Action& action : space.actions(state)) {
            const State after = space.apply(state, action);
            if (table.distance(after) != distance - 1) continue;
            plan.actions.push_back(action);
            state = after;
            break;
        }
    }
    plan.cost = static_cast<base::Cost>(plan.actions.size());
    return plan;
}

Outcome solve_by_table(const Space& space, DistanceTable& table, search::Meter& meter) {
    const auto ending = search::guard_memory(meter, [&]() -> std::optional<search::Ending> {
        if (!table.fill(meter, false)) return std::nullopt;
        const base::Cost distance = table.distance(space.initial());
        if (distance == base::unreachable) return search::Ending::unsolvable;
        meter.raise_bound(distance);
        return search::Ending::solved;
    });
    std::optional<search::Plan<Action>> plan;
    if (ending == search::Ending::solved) plan = descend(space, table);
    return search::any_outcome(search::conclude(meter, ending, std::move(plan)));
}

/// Looks at all shortest plans. What the limits do not allow is left out: the plan found before stays, and is
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
    const bool use_table =
        ranking.size() <= DistanceTable::most_states &&
        DistanceTable::bytes_for(static_cast<std::size_t>(ranking.size())) <= control.limits.memory / 2;
    Answer answer;
    if (use_table) {
        search::Meter meter(control);
        DistanceTable table(space, ranking);
        answer.outcome = solve_by_table(space, table, meter);
        refine(answer, space, any, [&](const State& state) { return table.distance(state); }, control);
    } else {
        const Bound bound(space);
        answer.outcome = search::any_outcome(search::a_star(space, bound, control));
        refine(answer, space, any, bound, control);
    }
    return answer;
}

}  // namespace decant::puzzles::dog_bunny
