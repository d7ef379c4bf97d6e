// Measures how hard levels are for people.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

#include "analysis/analysis.hpp"
#include "base/limits.hpp"
#include "puzzles/family.hpp"
#include "solution/measurement.hpp"

namespace decant::analysis {

using solution::Measurement;

/// Which metrics a level has that was measured by this program. A higher number than an older program's makes
/// `annotate` measure its levels anew.
inline constexpr int measure_version = 2;

/// How much work one level is worth.
struct MeasureOptions {
    std::uint64_t nodes = 2'000'000;  ///< expansions of the search
    /// Of the whole graph; beyond, and with 0, figures that need it are left out.
    std::uint64_t states = usual_graph;
    std::uint64_t games = 1000;  ///< of each simulated player, when the whole graph is known
    std::size_t memory = std::size_t{1} << 30;
    base::Clock::time_point deadline = base::Clock::time_point::max();
    const base::CancelToken* cancel = nullptr;
};

/// All metrics of a level, for collections and generators alike: the one place to add a metric.
/// Depends on the level and the options alone.
Measurement measure(const puzzles::Puzzle& puzzle, const MeasureOptions& options);

}  // namespace decant::analysis
