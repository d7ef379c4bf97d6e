// IDA*: depth-first searches under a rising bound, for a cheapest plan in limited memory.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <new>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/cost.hpp"
#include "search/conclude.hpp"
#include "search/meter.hpp"
#include "search/outcome.hpp"
#include "search/run_control.hpp"
#include "search/state_space.hpp"

namespace decant::search {

/// The memory of a depth-first search with rising thresholds about the positions it has met.
///
/// While there is room, each position has its own slot, by open addressing. From then on each hash has
/// one slot, holding the latest position. Forgetting costs time, never correctness: whole keys are compared.
template <KeyedSpace Space>
class TranspositionTable {
  public:
    using State = typename Space::State;
    using Key = std::remove_cvref_t<decltype(std::declval<const Space&>().key(std::declval<const State&>()))>;

    struct Place {
        Key key{};
        Cost g = nobody;              ///< of the cheapest path on which the position was met
        Cost h = 0;                   ///< its estimate
        std::uint32_t iteration = 0;  ///< the last iteration that expanded it; 0: none did

        [[nodiscard]] bool is_free() const { return g == nobody; }
        [[nodiscard]] Cost f() const { return g + h; }

      private:
        static constexpr Cost nobody = -1;
    };

    /// Takes at most `room` bytes, except for the first few `places`, a power of two.
    TranspositionTable(const Space& space, std::size_t room, std::size_t places)
        : space_(space), room_(room), places_(places) {}

    /// The slot of a position: it holds the position, is free, or holds another one that it may replace. It
    /// stays valid until the next call.
    Place& place_of(const State& state) {
        if (!is_full_ && 4 * (count_ + 1) > 3 * places_.size()) grow();
        return places_[slot_of(space_.key(state))];
    }

    [[nodiscard]] bool holds(const Place& place, const State& state) const {
        return !place.is_free() && place.key == space_.key(state);
    }

    void write(Place& place, const State& state, Cost g, Cost h, std::uint32_t iteration) {
        count_ += place.is_free() ? 1 : 0;
        place = {space_.key(state), g, h, iteration};
    }

    /// Whether positions must be forgotten from now on.
    [[nodiscard]] bool is_full() const { return is_full_; }

    /// The smallest f beyond a threshold.
    [[nodiscard]] Cost smallest_beyond(Cost threshold) const {
        Cost smallest = base::unreachable;
        for (const Place& place : places_) {
            if (!place.is_free() && place.f() > threshold) smallest = std::min(smallest, place.f());
        }
        return smallest;
    }

    /// Bytes held, including an imminent growth.
    [[nodiscard]] std::size_t bytes() const {
        const bool may_grow = !is_full_ && 4 * (count_ + 1) > 3 * places_.size() && bytes_to_grow() <= room_;
        return may_grow ? bytes_to_grow() : places_.size() * sizeof(Place);
    }

  private:
    static constexpr std::size_t factor = 2;

    /// The old slots and the new ones.
    [[nodiscard]] std::size_t bytes_to_grow() const { return (1 + factor) * places_.size() * sizeof(Place); }

    void grow() {
        is_full_ = bytes_to_grow() > room_;
        if (is_full_) return;
        try {
            std::vector<Place> old(factor * places_.size());
            std::swap(old, places_);
            for (Place& place : old) {
                if (!place.is_free()) places_[slot_of(place.key)] = std::move(place);
            }
        } catch (const std::bad_alloc&) {
            is_full_ = true;
        }
    }

    std::size_t slot_of(const Key& key) const {
        std::size_t at = hash_value(key) & (places_.size() - 1);
        while (!is_full_ && !places_[at].is_free() && !(places_[at].key == key))
            at = (at + 1) & (places_.size() - 1);
        return at;
    }

    const Space& space_;
    std::size_t room_;
    std::vector<Place> places_;
    std::size_t count_ = 0;  ///< of positions, until it is full
    bool is_full_ = false;
};

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
