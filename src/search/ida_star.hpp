// IDA*: depth-first searches under a rising bound, for a cheapest plan in little memory.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "search/conclude.hpp"
#include "search/meter.hpp"
#include "search/outcome.hpp"
#include "search/run_control.hpp"
#include "search/state_space.hpp"
#include "search/transposition_table.hpp"

namespace decant::search {

/// Iterative-deepening A* with a transposition table of bounded size.
///
/// An iteration visits, depth first, the states whose f = g + h is within the threshold; the smallest f that
/// was cut off is the next threshold and a lower bound. A state met again in the same iteration at no smaller
/// g is skipped: its first visit had at least as much room below the threshold, and whatever that visit cut
/// off is counted already. States that the table forgot are only searched more often. An iteration that cuts
/// nothing off has seen every reachable state.
template <KeyedSpace Space, AdmissibleHeuristic<Space> H>
class IdaStar {
  public:
    using State = typename Space::State;
    using Action = typename Space::Action;

    IdaStar(const Space& space, const H& heuristic, const RunControl& control)
        : space_(space), heuristic_(heuristic), meter_(control), seen_(space) {}

    CompleteOutcome<Action> run() {
        const auto ending = guard_memory(meter_, [&] { return deepen(); });
        std::optional<Plan<Action>> plan;
        if (ending == Ending::solved) plan = Plan<Action>{path_, plan_cost_};
        return conclude(meter_, ending, std::move(plan));
    }

  private:
    enum class Step { found, cut_off, stopped };

    std::optional<Ending> deepen() {
        State state = space_.initial();
        Cost threshold = heuristic_(state);
        while (threshold != base::unreachable) {
            meter_.raise_bound(threshold);
            next_threshold_ = base::unreachable;
            seen_.forget();
            const Step step = visit(state, 0, threshold);
            if (step == Step::found) return Ending::solved;
            if (step == Step::stopped) return std::nullopt;
            threshold = next_threshold_;
        }
        return Ending::unsolvable;
    }

    Step visit(State& state, Cost g, Cost threshold) {
        if (seen_.seen(state, g)) return Step::cut_off;
        const Cost h = heuristic_(state);
        if (h == base::unreachable) return Step::cut_off;
        if (g + h > threshold) {
            next_threshold_ = std::min(next_threshold_, g + h);
            return Step::cut_off;
        }
        if (space_.is_goal(state)) return plan_cost_ = g, Step::found;
        if (!meter_.may_expand(seen_.bytes())) return Step::stopped;
        seen_.remember(state, g);
        for (const Action& action : space_.actions(state)) {
            ++meter_.statistics.generated;
            path_.push_back(action);
            const Step step = descend(state, action, g + space_.cost(state, action), threshold);
            if (step != Step::cut_off) return step;
            path_.pop_back();
        }
        return Step::cut_off;
    }

    Step descend(State& state, const Action& action, Cost g, Cost threshold) {
        if constexpr (ReversibleSpace<Space>) {
            const auto token = space_.advance(state, action);
            const Step step = visit(state, g, threshold);
            space_.undo(state, token);
            return step;
        } else {
            State child = space_.apply(state, action);
            return visit(child, g, threshold);
        }
    }

    const Space& space_;
    const H& heuristic_;
    Meter meter_;
    TranspositionTable<Space> seen_;
    std::vector<Action> path_;
    Cost plan_cost_ = 0;
    Cost next_threshold_ = base::unreachable;
};

/// Contract: a solved outcome is optimal; the lower bound is the threshold. `unsolvable` is proved when it is
/// said, which needs a state graph of at most some tens of thousands of states: on larger ones set a limit.
/// Memory stays within the table and the length of the plan. Source: Korf, "Depth-First Iterative-Deepening"
/// (1985); the table: Reinefeld and Marsland, "Enhanced Iterative-Deepening Search" (1994).
template <KeyedSpace Space, AdmissibleHeuristic<Space> H>
CompleteOutcome<typename Space::Action> ida_star(const Space& space, const H& heuristic,
                                                 const RunControl& control) {
    return IdaStar<Space, H>(space, heuristic, control).run();
}

}  // namespace decant::search
