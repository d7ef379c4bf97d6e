// IDA*: depth-first searches under a rising bound, for a cheapest plan in limited memory.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
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

/// Iterative-deepening A* with a transposition table.
///
/// An iteration visits, depth first, the states whose f = g + h is within the threshold. A state is skipped
/// if it was met more cheaply before, in any iteration, or expanded at the same g in this one. The next
/// threshold is the smallest f above this one of any state in the table, at its smallest g, or of any state
/// that did not fit. That is a lower bound; and if there is no such state, every reachable state was
/// expanded, and there is no plan. Why: docs/proofs.md, Lemma 38.
template <KeyedSpace Space, AdmissibleHeuristic<Space> H>
class IdaStar {
  public:
    using State = typename Space::State;
    using Action = typename Space::Action;

    /// How much the table may take without a memory limit.
    static constexpr std::size_t usual_room = std::size_t{256} << 20;

    /// The initial number of places in the table.
    IdaStar(const Space& space, const H& heuristic, const RunControl& control,
            std::size_t places = std::size_t{1} << 8)
        : space_(space),
          heuristic_(heuristic),
          meter_(control),
          seen_(space, control.limits.memory == base::Limits{}.memory ? usual_room : control.limits.memory,
                places) {}

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
            forgotten_ = base::unreachable;
            ++iteration_;
            const Step step = visit(state, 0, threshold);
            if (step == Step::found) return Ending::solved;
            if (step == Step::stopped) return std::nullopt;
            threshold = std::min(forgotten_, seen_.smallest_beyond(threshold));
        }
        return Ending::unsolvable;
    }

    Step visit(State& state, Cost g, Cost threshold) {
        auto& place = seen_.place_of(state);
        const bool is_known = seen_.holds(place, state);
        if (is_known && (place.g < g || (place.g == g && place.iteration == iteration_)))
            return Step::cut_off;
        const Cost h = is_known ? place.h : heuristic_(state);
        if (h == base::unreachable) return Step::cut_off;
        if (g + h > threshold) {
            if (is_known || !seen_.is_full())
                seen_.write(place, state, g, h, 0);
            else
                forget(g + h, threshold);
            return Step::cut_off;
        }
        if (space_.is_goal(state)) return plan_cost_ = g, Step::found;
        if (!meter_.may_expand(seen_.bytes())) return Step::stopped;
        if (!is_known && !place.is_free()) forget(place.f(), threshold);
        seen_.write(place, state, g, h, iteration_);
        for (const Action& action : space_.actions(state)) {
            ++meter_.statistics.generated;
            const Cost cost = space_.cost(state, action);
            if (!meter_.may_cost(cost)) return Step::stopped;
            path_.push_back(action);
            const Step step = descend(state, action, g + cost, threshold);
            if (step != Step::cut_off) return step;
            path_.pop_back();
        }
        return Step::cut_off;
    }

    /// For a state that is not in the table.
    void forget(Cost f, Cost threshold) {
        if (f > threshold) forgotten_ = std::min(forgotten_, f);
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
    std::uint32_t iteration_ = 0;
    Cost forgotten_ = base::unreachable;  ///< the smallest f beyond the threshold that is not in the table
};

/// Contract: a solved outcome is optimal; the lower bound is the threshold. A graph that fits into the table
/// is exhausted, and proved unsolvable if it has no goal; for a larger graph, set a limit. The table takes
/// what the memory limit leaves, or 256 MiB without one, and forgets from then on. Source: Korf, "Depth-First
/// Iterative-Deepening" (1985); the table: Reinefeld and Marsland, "Enhanced Iterative-Deepening Search"
/// (1994).
template <KeyedSpace Space, AdmissibleHeuristic<Space> H>
CompleteOutcome<typename Space::Action> ida_star(const Space& space, const H& heuristic,
                                                 const RunControl& control) {
    return IdaStar<Space, H>(space, heuristic, control).run();
}

}  // namespace decant::search
