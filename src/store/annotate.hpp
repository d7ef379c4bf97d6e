// Fills a collection's metrics, several levels at a time.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>

#include "base/limits.hpp"
#include "store/collection.hpp"

namespace decant::store {

/// Measures one level; called by several threads at once. It stops early when the run is cancelled, and says
/// then that its measurement is not complete.
using Measurer = std::function<Measurement(const puzzles::Puzzle&)>;

struct AnnotateOptions {
    Query query;         ///< which levels, of those that lack metrics of this version
    int version = 1;     ///< of what the measurer gives; at least 1
    bool again = false;  ///< measure levels anew that have metrics of this version, or go on with that
    int jobs = 1;
    const base::CancelToken* cancel = nullptr;
    std::function<void(std::int64_t done, std::int64_t total)> on_progress;
};

/// Levels that were measured only in part, by reason.
struct Shortfall {
    std::int64_t unreadable = 0;  ///< what the file holds is not a level
    std::int64_t refused = 0;     ///< cannot be searched, as of hidden units
    std::int64_t unsettled = 0;   ///< neither solved nor proved unsolvable within the limits
    std::int64_t unexplored = 0;  ///< too many positions for what needs all of them
    std::int64_t failed = 0;      ///< a bug of ours: tried again by the next run
};

struct Annotated {
    std::int64_t stored = 0;   ///< by this run
    std::int64_t skipped = 0;  ///< measured by another program meanwhile
    std::int64_t kept =
        0;  ///< with `again`: measured by an unfinished run before, which this one went on with
    Shortfall shortfall;
    std::int64_t left = 0;  ///< for the next run, by cancellation
};

/// Each finished level is stored with all of its metrics at once, within about a tenth of a second. So
/// however the program ends, all stored levels stay, and the next run goes on with the rest. So does one
/// `again`: only where none of its levels is left from an earlier one does it begin anew with all of them.
Outcome<Annotated> annotate(Collection& collection, const Measurer& measure, const AnnotateOptions& options);

}  // namespace decant::store
