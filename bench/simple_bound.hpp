// The bare engine: its search with the bound of the rules, without anything learned from borders.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "measure.hpp"

namespace decant::bench {

/// The totals of the searches of one suite.
struct BareRun {
    double seconds = 0;  ///< of the processor
    std::uint64_t expanded = 0;
    std::uint64_t generated = 0;
    std::uint64_t stored = 0;  ///< by the search that stored most
    std::size_t bytes = 0;     ///< held by that search
};

/// Searches each level once.
BareRun search_bare(const std::vector<api::Level>& levels, double limit_seconds);

}  // namespace decant::bench
