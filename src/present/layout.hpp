// Where the nodes of a graph are drawn.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "puzzles/view.hpp"

namespace decant::present {

/// Positions for nodes 0 to `nodes` - 1 such that neighbors are about 1 apart and others as far as they are
/// in the graph, wider than high, y down. The same input gives the same picture everywhere.
///
/// Stress majorization: Gansner, Koren, North, "Graph Drawing by Stress Majorization" (2004), started from a
/// circle.
std::vector<puzzles::Point> lay_out(std::size_t nodes,
                                    const std::vector<std::pair<std::size_t, std::size_t>>& edges);

}  // namespace decant::present
