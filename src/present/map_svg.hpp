// Maps with tokens drawn as SVG.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "present/svg.hpp"
#include "puzzles/view.hpp"

namespace decant::present {

/// Places for the nodes, in pixels: the positions that the level gives, if it gives all of them; else laid
/// out.
std::vector<puzzles::Point> arrange(const puzzles::MapView& map);

/// Nodes as circles with their tokens on the rim, goals as rings under them, edges as arrows: solid while
/// open, dashed and pale while closed, each with its condition. Edges bend around nodes that are in the way.
Drawing draw_map(const puzzles::MapView& map, const std::vector<puzzles::Point>& places);

}  // namespace decant::present
