// Estimates for levels whose state graph is too large to explore.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "analysis/metrics.hpp"
#include "puzzles/family.hpp"
#include "search/run_control.hpp"

namespace decant::analysis {

/// What estimates rest on.
struct Coverage {
    std::uint64_t positions = 0;  ///< that were drawn or lie on the plan, and the ones a move behind them
    std::uint64_t known = 0;      ///< of them, those that the solver could tell alive or dead
};

struct Sample {
    Metrics metrics;  ///< without the number of shortest plans
    Coverage coverage;
};

using Positions = std::vector<std::unique_ptr<puzzles::Puzzle>>;

/// Some of the positions that were explored, each equally likely.
Positions draw(const puzzles::GraphReport& report, std::uint64_t seed);

/// Each figure of the sample speaks of fewer positions than its exact namesake: those on shortest plans of
/// the positions on `plan` alone, the others of the `drawn` ones. These are nearer to the start than those
/// that were not explored, and as a rule fewer of them are dead. Whether a position is dead is exact: the
/// solver says so, or else it is left out.
Sample sample(const puzzles::Puzzle& puzzle, std::span<const puzzles::Step> plan, const Positions& drawn,
              const search::RunControl& control);

}  // namespace decant::analysis
