// Counts what a search uses and tells it when to stop.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <utility>

#include "search/outcome.hpp"
#include "search/run_control.hpp"

namespace decant::search {

/// One per search. Ask `may_expand` before each expansion and stop when it says no; `limit()` then says why
/// (nothing: cancelled). The proved lower bound is kept here, so that it survives whatever ends the search.
class Meter {
  public:
    explicit Meter(const RunControl& control)
        : control_(control), next_report_(base::Clock::now() + report_every) {}

    /// `bytes` is what the tables of the search hold now, or will hold after growing for this expansion.
    [[nodiscard]] bool may_expand(std::size_t bytes) {
        if (control_.cancelled()) return false;
        if (statistics.expanded >= control_.limits.nodes) return stop(Limit::nodes);
        if (bytes > control_.limits.memory) return stop(Limit::memory);
        // Reading the clock costs as much as a small expansion, so it is read only now and then.
        if (statistics.expanded % 64 == 0 && !consult_clock()) return stop(Limit::time);
        statistics.peak_bytes = std::max(statistics.peak_bytes, bytes);
        ++statistics.expanded;
        return true;
    }

    /// The same check within a long step that counts nothing; reads the clock.
    [[nodiscard]] bool may_go_on(std::size_t bytes) {
        if (control_.cancelled()) return false;
        if (bytes > control_.limits.memory) return stop(Limit::memory);
        if (!consult_clock()) return stop(Limit::time);
        statistics.peak_bytes = std::max(statistics.peak_bytes, bytes);
        return true;
    }

    /// The same, for a part of a search that does not know what the other parts hold, which `tally` does.
    /// Without a tally nothing counts as held.
    [[nodiscard]] bool may_go_on() { return may_go_on(tally_ ? tally_() : 0); }
    /// Sets what reports the bytes that all tables of the search hold together. It must stay callable until
    /// it is replaced.
    void set_tally(std::function<std::size_t()> tally) { tally_ = std::move(tally); }

    /// Whether a table of this many bytes may be allocated at all.
    [[nodiscard]] bool fits(std::size_t bytes) {
        return bytes <= control_.limits.memory || stop(Limit::memory);
    }

    /// Whether an action may cost so much. If not, nothing that a search could prove holds, and it stops.
    [[nodiscard]] bool may_cost(Cost cost) {
        if (cost < 1) breach_ = Breach::cost_below_one;
        return cost >= 1;
    }

    /// Called when an allocation failed: running out of memory is an outcome like any other limit.
    void out_of_memory() { limit_ = Limit::memory; }
    /// Called when the search has released memory and continues.
    void goes_on() { limit_.reset(); }

    /// Records that no plan costs less than `bound`. Bounds only rise.
    void raise_bound(Cost bound) { lower_bound_ = std::max(lower_bound_, bound); }
    void found_plan(Cost cost) {
        best_plan_ = cost;
        found_solvable();
    }
    /// Records that some plan exists, and reports it at once.
    void found_solvable() {
        solvable_ = true;
        if (control_.on_progress) report(base::Clock::now());
    }

    [[nodiscard]] Cost lower_bound() const { return lower_bound_; }
    [[nodiscard]] bool solvable() const { return solvable_; }
    [[nodiscard]] std::optional<Limit> limit() const { return limit_; }
    [[nodiscard]] std::optional<Breach> breach() const { return breach_; }

    Statistics statistics;

  private:
    static constexpr auto report_every = std::chrono::milliseconds(100);

    bool stop(Limit limit) {
        limit_ = limit;
        return false;
    }

    bool consult_clock() {
        const bool timed = control_.limits.deadline != base::Clock::time_point::max();
        if (!timed && !control_.on_progress) return true;
        const auto now = base::Clock::now();
        if (now >= control_.limits.deadline) return false;
        if (control_.on_progress && now >= next_report_) report(now);
        return true;
    }

    void report(base::Clock::time_point now) {
        control_.on_progress(
            {statistics.expanded, statistics.generated, lower_bound_, best_plan_, solvable_});
        next_report_ = now + report_every;
    }

    const RunControl& control_;
    base::Clock::time_point next_report_;
    Cost lower_bound_ = 0;
    std::optional<Cost> best_plan_;
    bool solvable_ = false;
    std::optional<Limit> limit_;
    std::optional<Breach> breach_;
    std::function<std::size_t()> tally_;
};

}  // namespace decant::search
