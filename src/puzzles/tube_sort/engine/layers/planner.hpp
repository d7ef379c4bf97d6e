// Decides when the beam is asked for a plan, and keeps the best plan that it found.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <utility>

#include "puzzles/tube_sort/engine/layers/first_plan.hpp"
#include "search/meter.hpp"

namespace decant::puzzles::tube_sort::engine {

/// Levels that are solved quickly never need a plan from elsewhere. On harder ones the beam works in stages,
/// each wider than the one before: a stage expands at most its width for each cost up to that of its plan.
/// `is_due` decides how much of the work the beam gets.
template <class Cell>
class Planner {
  public:
    /// `meter` is that of one of `workers` workers; the others have done about as much. `layers_tell`: the
    /// layers begin near the optimum, as with border costs. `any_plan`: any plan will do.
    Planner(const CompiledLevel& level, BorderTest& borders, search::Meter& meter, unsigned workers,
            bool layers_tell, bool any_plan)
        : beam_(level, borders, meter),
          meter_(meter),
          workers_(workers),
          layers_tell_(layers_tell),
          any_plan_(any_plan) {}

    /// Whether the next stage is due, given the current layer.
    [[nodiscard]] bool is_due(Cost layer) const {
        const auto most = std::uint64_t{width()} * static_cast<std::uint64_t>(layer + 1);
        return 16 * workers_ * (meter_.statistics.expanded - worked_at_) >= sixteenths(layer) * most;
    }

    /// The stage that comes next; the first is 0.
    [[nodiscard]] unsigned stage() const { return stage_; }
    /// Looks for a plan that costs less than the best one. `bytes_elsewhere`: as in FirstPlan.
    void work(std::size_t bytes_elsewhere) {
        const Cost below = plan_ ? plan_->cost : std::numeric_limits<Cost>::max();
        if (auto plan = beam_.find(width(), below, bytes_elsewhere)) {
            plan_ = std::move(plan);
            meter_.found_plan(plan_->cost);
        }
        ++stage_;
        worked_at_ = meter_.statistics.expanded;
    }

    [[nodiscard]] const std::optional<search::Plan<Pour>>& plan() const { return plan_; }

  private:
    /// How much the layers must work before a stage begins, in sixteenths of the work of that stage. The beam
    /// takes a quarter; a sixteenth once its plan costs little more than the current layer, as the layers
    /// will soon be there; and nearly all of it while the plan is known to be poor, or if any plan will do.
    [[nodiscard]] std::uint64_t sixteenths(Cost layer) const {
        if (any_plan_) return 1;
        if (!plan_) return 4 * 16;
        const bool is_poor = layers_tell_ && 100 * plan_->cost > 108 * layer;
        if (is_poor) return 1;
        const bool is_near = 5 * plan_->cost <= 6 * layer;
        return (is_near ? 16 : 4) * 16;
    }
    /// 8, then 32, 128 and so on.
    [[nodiscard]] std::size_t width() const { return std::size_t{8} << 2 * stage_; }

    FirstPlan<Cell> beam_;
    search::Meter& meter_;
    const unsigned workers_;
    const bool layers_tell_;
    const bool any_plan_;
    std::optional<search::Plan<Pour>> plan_;
    unsigned stage_ = 0;
    std::uint64_t worked_at_ = 0;  ///< positions that had been expanded by then
};

}  // namespace decant::puzzles::tube_sort::engine
