// The run controls that all algorithms share: limits, cancellation, progress.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "base/cost.hpp"
#include "base/limits.hpp"

namespace decant::search {

using base::Cost;

/// A glimpse of a running search.
struct Progress {
    std::uint64_t expanded = 0;
    std::uint64_t generated = 0;
    Cost lower_bound = 0;
    std::optional<Cost> best_plan;  ///< its cost
    bool solvable = false;          ///< a plan is known to exist, even if none was found
};

/// How one search is run. The callback is called on a search thread, about ten times a second and whenever
/// there is a better plan, and must not outlive what it captures. Neither clock nor callback ever changes
/// what a search finds, only where it stops.
struct RunControl : base::Ends {
    /// Threads for this search; algorithms with only one ignore it. Lengths and claims do not depend on it;
    /// node counts may.
    unsigned threads = 1;
    /// Stops at the first plan, however long; ignored by algorithms that find no plan before the cheapest.
    bool any_plan = false;
    std::function<void(const Progress&)> on_progress;
};

/// Whether neither the deadline nor the user ended the work; for work that is not a search and has no Meter.
inline bool may_go_on(const RunControl& control) { return !control.cancelled() && !control.late(); }

}  // namespace decant::search
