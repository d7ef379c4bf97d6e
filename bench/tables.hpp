// The tables that the benchmarks print: Markdown, which is legible on a terminal, too.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "measure.hpp"
#include "simple_bound.hpp"

namespace decant::bench {

/// Levels that are to be answered with proof, compared with the baseline on the first of them.
std::string proof_header();
std::string proof_row(const std::string& suite, const std::vector<Measurement>& engine,
                      const std::vector<Measurement>& baseline);

/// Levels too large for a proof: how near the plan and the bound come within a time.
std::string gap_header();
std::string gap_row(const std::string& suite, double limit_seconds, const std::vector<Measurement>& engine);

/// The bare engine, round by round.
std::string bare_header();
std::string bare_row(const std::string& suite, const std::vector<BareRun>& rounds);

}  // namespace decant::bench
