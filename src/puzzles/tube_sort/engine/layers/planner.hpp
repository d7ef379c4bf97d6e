// A worker's tasks beside its layers: it asks whether there is a plan at all, and has a beam look for one.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>

#include "puzzles/tube_sort/engine/borders/border_guide.hpp"
#include "puzzles/tube_sort/engine/borders/solvability.hpp"
#include "puzzles/tube_sort/engine/layers/first_plan.hpp"
#include "puzzles/tube_sort/engine/layers/shared_state.hpp"
#include "puzzles/tube_sort/engine/level/compiled_level.hpp"
#include "puzzles/tube_sort/engine/level/reading.hpp"
#include "search/meter.hpp"

namespace decant::puzzles::tube_sort::engine {

/// Decides when the beam is asked for a plan, and keeps the best plan that it found.
///
/// Levels that are solved quickly never need a plan from elsewhere. On harder ones the beam works in stages,
/// each wider than the one before: a stage expands at most its width for each cost up to that of its plan.
/// `is_due` decides how much of the work the beam gets.
///
/// While it is not known whether there is a plan, that question gets a turn at the start and before each
/// stage, which might take long in vain. It also gets as much time as the layers: an expansion takes about as
/// long as a few looks.
template <class Cell>
class Planner {
  public:
    /// `meter` is that of one worker of the team; the others have done about as much. `any_plan`: any plan
    /// will do.
    Planner(const CompiledLevel& level, BorderGuide& guide, search::Meter& meter, SharedState<Cell>& shared,
            bool any_plan)
        : level_(level),
          guide_(guide),
          meter_(meter),
          shared_(shared),
          any_plan_(any_plan),
          beam_(level, guide.test(), meter) {}

    /// It is not known whether the start has a goal ahead.
    void doubt_start() { solvability_.emplace(level_); }
    /// The turn of that question at the start.
    void ask_at_start() { ask_whether_solvable(looks_at_start); }
    /// Its turn after some expansions.
    void keep_up() {
        if (solvability_)
            ask_whether_solvable(looks_of_expansion * meter_.statistics.expanded + guide_.looks_at_costs());
    }

    /// Whether the next stage is due.
    [[nodiscard]] bool is_due() const {
        const auto most = std::uint64_t{width()} * static_cast<std::uint64_t>(shared_.layer + 1);
        return 16 * shared_.size() * (meter_.statistics.expanded - worked_at_) >= sixteenths() * most;
    }
    /// Works on the next stage, and stops the team where that settles the level. `bytes_elsewhere`: as in
    /// FirstPlan, without what is held here.
    void work(std::size_t bytes_elsewhere);

    [[nodiscard]] const std::optional<search::Plan<Pour>>& plan() const { return plan_; }
    [[nodiscard]] std::size_t bytes() const { return solvability_ ? solvability_->bytes() : 0; }

  private:
    static constexpr std::uint64_t looks_of_expansion = 4;
    static constexpr std::uint64_t looks_at_start = 16'000'000;

    /// The stage before which the border costs of the start are computed once more: early if the search
    /// itself uses border costs, otherwise only when the search has taken ten times as long.
    [[nodiscard]] unsigned hard_stage() const { return guide_.uses_costs() ? 2 : 5; }
    /// How much the layers must work before a stage begins, in sixteenths of the work of that stage. The beam
    /// takes a quarter; a sixteenth once its plan costs little more than the current layer, as the layers
    /// will soon be there; and nearly all of it while the plan is known to be poor, or if any plan will do.
    [[nodiscard]] std::uint64_t sixteenths() const {
        if (any_plan_) return 1;
        if (!plan_) return 4 * 16;
        // With border costs, the layers begin near the optimum.
        const bool is_poor = guide_.uses_costs() && 100 * plan_->cost > 108 * shared_.layer;
        if (is_poor) return 1;
        const bool is_near = 5 * plan_->cost <= 6 * shared_.layer;
        return (is_near ? 16 : 4) * 16;
    }
    /// 8, then 32, 128 and so on.
    [[nodiscard]] std::size_t width() const { return std::size_t{8} << 2 * stage_; }
    void ask_whether_solvable(std::uint64_t looks);

    const CompiledLevel& level_;
    BorderGuide& guide_;
    search::Meter& meter_;
    SharedState<Cell>& shared_;
    const bool any_plan_;
    FirstPlan<Cell> beam_;
    std::optional<search::Plan<Pour>> plan_;
    unsigned stage_ = 0;                      ///< the one that comes next
    std::uint64_t worked_at_ = 0;             ///< positions that had been expanded by then
    std::optional<Solvability> solvability_;  ///< while it is open, of the worker that has the start
};

template <class Cell>
void Planner<Cell>::work(std::size_t bytes_elsewhere) {
    if (stage_ == hard_stage()) {
        const auto start = initial_cells<Cell>(level_);
        Reading reading(level_);
        reading.read(start.data());
        meter_.raise_bound(reading.bound_of_rules() + guide_.beyond_bound_of_start(start.data()));
    }
    ask_whether_solvable(looks_at_start << stage_);
    if (shared_.stopped) return;
    constexpr Cost any = std::numeric_limits<Cost>::max();
    if (auto plan = beam_.find(width(), plan_ ? plan_->cost : any, bytes_elsewhere + bytes())) {
        plan_ = std::move(plan);
        meter_.found_plan(plan_->cost);
    }
    ++stage_;
    worked_at_ = meter_.statistics.expanded;
    if (!plan_) return;
    solvability_.reset();
    if (plan_->cost <= (any_plan_ ? any : std::max(shared_.layer, meter_.lower_bound())))
        shared_.stopped = true;
}

template <class Cell>
void Planner<Cell>::ask_whether_solvable(std::uint64_t looks) {
    using Answer = Solvability::Answer;
    constexpr std::uint64_t a_turn = 10'000;
    if (!solvability_) return;
    while (solvability_->looked_at() < looks) {
        const Answer answer = solvability_->look(a_turn);
        if (!meter_.may_go_on()) shared_.stopped = true;
        if (answer == Answer::dead) shared_.is_dead = shared_.stopped = true;
        if (answer == Answer::solvable) meter_.found_solvable();
        if (answer != Answer::open) return solvability_.reset();
        if (shared_.stopped) return;
    }
}

}  // namespace decant::puzzles::tube_sort::engine
